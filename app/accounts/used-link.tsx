import type { ReactNode } from "react";
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
  role?: "status";
  children?: ReactNode;
  after: ReactNode;
};

/** In place of a form. */
export function AccessNote({ title, text, role, children, after }: AccessNoteProps) {
  return (
    <div className={styles.form} role={role}>
      <h1 className={classes(type.displayM, styles.title)}>{title}</h1>
      <p className={styles.lead}>{text}</p>
      {children}
      <p className={styles.after}>{after}</p>
    </div>
  );
}
