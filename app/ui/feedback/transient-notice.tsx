import { useEffect, useRef } from "react";
import type { FormState, FormWords } from "../forms/posted-form.rules.ts";
import { type Notice, NoticeCard } from "./notice.tsx";

const SUCCESS_MS = 5000;

type TransientNoticeProps = { state: FormState | undefined; words: FormWords; dismiss: () => void };

/** A success disappears after a while, a failure stays. */
export function TransientNotice({ state, words, dismiss }: TransientNoticeProps) {
  const leave = useRef(dismiss);
  leave.current = dismiss;
  useEffect(() => {
    if (state !== "sent") return;
    const timer = setTimeout(() => leave.current(), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (!state || state === "refused") return null;
  return <NoticeCard notice={noticeOf(state, words)} dismissLabel={words.dismiss} dismiss={dismiss} />;
}

type Told = Exclude<FormState, "refused">;

export function noticeOf(state: Told, words: Pick<FormWords, Told>): Notice {
  return { kind: state === "sent" ? "success" : "error", title: words[state] };
}
