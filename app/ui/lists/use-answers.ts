import { useEffect, useState } from "react";
import { fetchAnswers } from "./answers.client.ts";

const PAUSE_MS = 200;

/** `words` are those that `found` is for: until the answer comes, the former ones. */
export type Answers<T> = { found: T[]; words: string; isFailed: boolean };

/** What a path finds for words of at least so many letters, while somebody types them. */
export function useAnswers<T>(path: string, typed: string, least: number): Answers<T> {
  const words = typed.trim();
  const [answers, setAnswers] = useState<Answers<T>>({ found: [], words: "", isFailed: false });
  useEffect(() => {
    if (words.length < least) return setAnswers({ found: [], words, isFailed: false });
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const found = await fetchAnswers<T>(path, words, stop.signal);
      if (!stop.signal.aborted) setAnswers({ found: found ?? [], words, isFailed: found === null });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [path, words, least]);
  return answers;
}
