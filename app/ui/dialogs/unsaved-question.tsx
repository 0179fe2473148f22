import { type Ref, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { Button } from "../forms/button.tsx";
import { Confirm } from "./confirm.tsx";
import { unsavedTexts as texts } from "./unsaved.texts.ts";
import { isGuarded, type LeftBehind, whatIsLeft } from "./unsaved.ts";

/** Signing out removes what is stored on the device. */
const SIGN_IN = "/admin-login";

/** Of a question that is not asked. */
export const NOTHING: LeftBehind = { isSending: false, input: null };

/** Once a screen, because the router takes one blocker only: asks before anything unsaved is left. */
export function UnsavedQuestion() {
  const blocker = useBlocker(isGuarded);
  const dialog = useRef<HTMLDialogElement>(null);
  const [left, setLeft] = useState<LeftBehind>(NOTHING);
  const leadsTo = blocker.location?.pathname;
  useEffect(() => {
    if (blocker.state !== "blocked") return dialog.current?.close();
    const left = whatIsLeft();
    setLeft(left.input && leadsTo?.startsWith(SIGN_IN) ? { ...left, input: "lost" } : left);
    dialog.current?.showModal();
  }, [blocker.state, leadsTo]);
  return (
    <LeaveQuestion
      ref={dialog}
      id="unsaved-question"
      left={left}
      onLeave={() => blocker.proceed?.()}
      onClose={() => blocker.state === "blocked" && blocker.reset()}
    />
  );
}

type LeaveQuestionProps = {
  ref: Ref<HTMLDialogElement>;
  id: string;
  left: LeftBehind;
  onLeave: () => void;
  onClose?: () => void;
};

export function LeaveQuestion({ ref, id, left, onLeave, onClose }: LeaveQuestionProps) {
  const { title, leave } = left.isSending ? texts.sending : texts;
  const lines = [left.isSending && texts.sending.text, left.input && texts[left.input]];
  return (
    <Confirm
      ref={ref}
      id={id}
      title={title}
      text={lines.filter(Boolean).join(" ")}
      cancel={texts.stay}
      onClose={onClose}
    >
      <Button onClick={onLeave}>{leave}</Button>
    </Confirm>
  );
}
