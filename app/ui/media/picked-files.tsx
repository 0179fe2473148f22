import { formatBytes } from "#app/i18n/format-bytes.ts";
import { Icon } from "../layout/icon.tsx";
import { IconButton } from "../layout/icon-button.tsx";
import { TextButton } from "../layout/text-link.tsx";
import styles from "./file-drop.module.css";

export type Picked = {
  id: string;
  name: string;
  bytes: number;
  sent: number;
  state: "sending" | "waiting" | "done" | "failed";
  problem?: string;
  note?: string;
  canRetry?: boolean;
};

export type PickedFilesTexts = {
  progress: (sent: string, total: string) => string;
  waiting: string;
  done: string;
  cancel: (name: string) => string;
  dismiss: (name: string) => string;
  retry: string;
};

type PickedFilesProps = {
  files: Picked[];
  texts: PickedFilesTexts;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onDismiss: (id: string) => void;
};

export function PickedFiles({ files, texts, onCancel, onRetry, onDismiss }: PickedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) =>
        file.state === "failed" ? (
          <li key={file.id} className={styles.failed}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.problem} role="alert">
              <Icon name="warning" small />
              {file.problem}
            </span>
            {file.canRetry && (
              <TextButton className={styles.retry} onClick={() => onRetry(file.id)}>
                {texts.retry}
              </TextButton>
            )}
            <IconButton
              icon="close"
              small
              className={styles.tool}
              aria-label={texts.dismiss(file.name)}
              onClick={() => onDismiss(file.id)}
            />
          </li>
        ) : (
          <li key={file.id}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.amount}>{amountOf(file, texts)}</span>
            <progress
              className={styles.progress}
              value={file.state === "done" ? 100 : percentOf(file)}
              max="100"
              aria-label={file.name}
            />
            {file.state !== "done" && (
              <IconButton
                icon="close"
                small
                className={styles.tool}
                aria-label={texts.cancel(file.name)}
                onClick={() => onCancel(file.id)}
              />
            )}
          </li>
        ),
      )}
    </ul>
  );
}

function amountOf(file: Picked, texts: PickedFilesTexts): string {
  if (file.state === "done") return file.note ?? texts.done;
  if (file.state === "waiting") return texts.waiting;
  return texts.progress(formatBytes(file.sent), formatBytes(file.bytes));
}

const percentOf = (file: Picked) => (file.bytes ? Math.floor((file.sent / file.bytes) * 99) : 0);
