import { type SubmitEvent, useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import type { WordsResult, WordsSender } from "./file-words.tsx";
import { fetchFileWords, saveFileWords } from "./picker.client.ts";
import type { FileWordsResponse } from "./picker-file.ts";

/** Asked for again when the screen is, as after a draft's date was changed. */
export function useFileWords(id: string) {
  const [found, setFound] = useState<FileWordsResponse | "failed">();
  const [tries, setTries] = useState(0);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    const asking = new AbortController();
    fetchFileWords(id, asking.signal)
      .then(setFound)
      .catch(() => !asking.signal.aborted && setFound("failed"));
    return () => asking.abort();
  }, [id, key, tries]);
  return { found, retry: () => setTries(tries + 1) };
}

export function useWordsSender(): WordsSender {
  const [sent, setSent] = useState<{ data?: WordsResult; formData?: FormData }>({});
  const { revalidate } = useRevalidator();
  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const formData = new FormData(event.currentTarget, event.nativeEvent.submitter);
    setSent((before) => ({ ...before, formData }));
    const data = await saveFileWords(formData);
    setSent({ data });
    if (data.ok) await revalidate();
  }
  return { Form: "form", onSubmit, data: sent.data, formData: sent.formData };
}
