import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { formatDayAndTime } from "#app/i18n/format-date-time.ts";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { copyWithToast, showToast, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import type from "#app/ui/layout/type.module.css";
import type { SentFile } from "./sent-files.client.ts";
import styles from "./storage-test.module.css";
import type { StorageTestResult } from "./storage-test.page.tsx";
import { storageTestTexts } from "./storage-test.texts.ts";
import type { SentFiles } from "./use-sent-files.ts";

const { history: texts, remove: removal, toasts } = storageTestTexts;
const HEADING = "storage-test-history";

export function StorageTestHistory({ history }: { history: SentFiles }) {
  const [asked, setAsked] = useState<SentFile>();
  const question = useRef<HTMLDialogElement>(null);
  const fetcher = useFetcher<StorageTestResult>({ key: "storage-test-removal" });
  useRemovals(history, fetcher.data, asked);

  return (
    <section aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1} className={styles.heading}>
        {texts.heading}
      </h2>
      {history.files.length === 0 ? (
        <EmptyState title={texts.empty} next={texts.emptyNext} />
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.file}</th>
              <th scope="col">{texts.place}</th>
              <th scope="col">{texts.size}</th>
              <th scope="col">{texts.time}</th>
              <th scope="col">
                <span className={type.visuallyHidden}>{texts.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {history.files.map((file) => (
              <Row
                key={file.url}
                file={file}
                onRemove={() => {
                  setAsked(file);
                  question.current?.showModal();
                }}
              />
            ))}
          </tbody>
        </table>
      )}
      <ConfirmForm
        ref={question}
        id="storage-test-remove"
        title={removal.question}
        text={removal.text(asked?.name ?? "")}
        fields={{ url: asked?.url ?? "" }}
        fetcher={fetcher}
      />
    </section>
  );
}

function useRemovals(history: SentFiles, result: StorageTestResult | undefined, asked: SentFile | undefined) {
  const undoing = useFetcher<StorageTestResult>({ key: "storage-test-undo" });
  const removed = useRef(new Map<string, SentFile>());
  useOutcomeToast(undoing.data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is followed once
  useEffect(() => {
    const url = result?.value?.removed;
    if (!result?.toast) return;
    if (!url) return showToast(result.toast);
    if (asked) removed.current.set(url, asked);
    history.remove(url);
    document.getElementById(HEADING)?.focus();
    const run = () => void undoing.submit({ intent: "undelete", url }, { method: "post" });
    showToast(result.toast, { label: removal.undo, run });
  }, [result]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is followed once
  useEffect(() => {
    const back = undoing.data?.value?.undeleted;
    const file = back && removed.current.get(back);
    if (file) history.undelete(file);
  }, [undoing.data]);
}

function Row({ file, onRemove }: { file: SentFile; onRemove: () => void }) {
  const { url, name, bytes, at } = file;
  const [, , bucket = "", ...key] = url.split("/");
  const copy = () => copyWithToast(new URL(url, location.origin).href, toasts.copied, toasts.notCopied);
  return (
    <tr>
      <td>
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      </td>
      <td data-label={texts.place}>{`${bucket}/${key.slice(0, -1).join("/")}`}</td>
      <td data-label={texts.size}>{formatBytes(bytes)}</td>
      <td data-label={texts.time}>{formatDayAndTime(new Date(at), new Date())}</td>
      <td className={styles.tools}>
        <IconButton icon="copy" small aria-label={texts.copy(name)} onClick={copy} />
        <IconButton icon="trash" small aria-label={texts.remove(name)} onClick={onRemove} />
      </td>
    </tr>
  );
}
