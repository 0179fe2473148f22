import { type Ref, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { Button } from "../forms/button.tsx";
import { Confirm } from "./confirm.tsx";
import { unsavedTexts as texts } from "./unsaved.texts.ts";
import { isAllKept, isGuarded } from "./unsaved.ts";

/** Signing out removes what is stored on the device. */
const SIGN_IN = "/admin-login";

/** Once a screen, because the router takes one blocker only: asks before anything unsaved is left. */
export function UnsavedQuestion() {
  const blocker = useBlocker(isGuarded);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isKept, setKept] = useState(true);
  const leadsTo = blocker.location?.pathname;
  useEffect(() => {
    if (blocker.state !== "blocked") return dialog.current?.close();
    setKept(!leadsTo?.startsWith(SIGN_IN) && isAllKept());
    dialog.current?.showModal();
  }, [blocker.state, leadsTo]);
  return (
    <LeaveQuestion
      ref={dialog}
      id="unsaved-question"
      isKept={isKept}
      onLeave={() => blocker.proceed?.()}
      onClose={() => blocker.state === "blocked" && blocker.reset()}
    />
  );
}

type LeaveQuestionProps = {
  ref: Ref<HTMLDialogElement>;
  id: string;
  isKept: boolean;
  onLeave: () => void;
  onClose?: () => void;
};

export function LeaveQuestion({ ref, id, isKept, onLeave, onClose }: LeaveQuestionProps) {
  return (
    <Confirm
      ref={ref}
      id={id}
      title={texts.title}
      text={isKept ? texts.kept : texts.lost}
      cancel={texts.stay}
      onClose={onClose}
    >
      <Button onClick={onLeave}>{texts.leave}</Button>
    </Confirm>
  );
}
