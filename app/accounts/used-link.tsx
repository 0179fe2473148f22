import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "#app/ui/classes.ts";
import type from "#app/ui/layout/type.module.css";
import styles from "./access-form.module.css";
import { accountsTexts } from "./accounts.texts.ts";

type UsedLinkProps = { text: string; children: ReactNode };

export const UsedLink = ({ text, children }: UsedLinkProps) => (
  <AccessNote title={accountsTexts.newPassword.invalidTitle} text={text} after={children} />
);

type AccessNoteProps = {
  title: string;
  text: string;
  /** Of a form that was sent, whose button had the focus. */
  isAnswer?: boolean;
  children?: ReactNode;
  after: ReactNode;
};

/** In place of a form. */
export function AccessNote({ title, text, isAnswer, children, after }: AccessNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <div className={styles.form} role={isAnswer ? "status" : undefined}>
      <h1 ref={heading} tabIndex={-1} className={classes(type.displayM, styles.title)}>
        {title}
      </h1>
      <p className={styles.lead}>{text}</p>
      {children}
      <p className={styles.after}>{after}</p>
    </div>
  );
}
