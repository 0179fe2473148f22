import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";
import type from "#app/ui/type.module.css";
import styles from "./access-form.module.css";
import { accountsTexts } from "./accounts.texts.ts";

export function UsedLink({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.form}>
      <h1 className={classes(type.displayM, styles.title)}>{accountsTexts.newPassword.invalidTitle}</h1>
      <p className={styles.lead}>{text}</p>
      <p className={styles.after}>{children}</p>
    </div>
  );
}
