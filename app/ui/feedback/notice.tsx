import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { IconButton } from "../layout/icon-button.tsx";
import styles from "./toast.module.css";

export type Notice = { kind: "success" | "warning" | "error"; title: string; text?: string };

type NoticeCardProps = {
  notice: Notice;
  dismissLabel?: string;
  dismiss?: () => void;
  children?: ReactNode;
};

export function NoticeCard({ notice, dismissLabel, dismiss, children }: NoticeCardProps) {
  return (
    <div
      className={classes(styles.toast, styles[notice.kind])}
      role={notice.kind === "error" ? "alert" : "status"}
    >
      <div className={styles.words}>
        <b>{notice.title}</b>
        {notice.text && <p>{notice.text}</p>}
      </div>
      {children}
      {dismiss && (
        <IconButton
          icon="close"
          small
          className={styles.dismiss}
          aria-label={dismissLabel}
          onClick={dismiss}
        />
      )}
    </div>
  );
}
