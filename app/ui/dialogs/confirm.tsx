import type { ReactNode, Ref } from "react";
import { buttonTexts } from "../forms/button.texts.ts";
import { TextButton } from "../layout/text-link.tsx";
import styles from "./confirm.module.css";
import { Dialog } from "./dialog.tsx";

type ConfirmProps = {
  /** For the button that opens it: `commandfor`, `command="show-modal"`. */
  id: string;
  /** With the number or name of what is affected. */
  title: string;
  text: string;
  cancel?: string;
  children: ReactNode;
  /** Stays open until the form is answered. */
  staysOpen?: boolean;
  /** Uses the full width, with cancel below. */
  hasFields?: boolean;
  /** From the start, where no script opens it. */
  isOpen?: boolean;
  ref?: Ref<HTMLDialogElement>;
  onClose?: (() => void) | undefined;
};

/** Asks before deleting. A native dialog, so it works without script. */
export function Confirm(props: ConfirmProps) {
  const { id, title, text, cancel = buttonTexts.cancel, children, staysOpen, hasFields, isOpen, ref } = props;
  const { onClose } = props;
  const wayOut = <TextButton {...closes(id)}>{cancel}</TextButton>;
  return (
    <Dialog
      ref={ref}
      id={id}
      size="question"
      role="alertdialog"
      open={isOpen || undefined}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      onSubmit={staysOpen ? undefined : (event) => event.currentTarget.close()}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-text`}>{text}</p>
      <div className={hasFields ? styles.fields : styles.actions}>
        {!hasFields && wayOut}
        {children}
        {hasFields && wayOut}
      </div>
    </Dialog>
  );
}

/** Attributes of a button that opens a dialog, and of one that closes it. */
export const opens = (id: string) => ({ commandfor: id, command: "show-modal" }) as const;
export const closes = (id: string) => ({ commandfor: id, command: "close" }) as const;
