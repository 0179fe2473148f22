import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { usePendingChanges } from "#app/content/versions/use-pending-changes.ts";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { buttonTexts } from "#app/ui/forms/button.texts.ts";
import { FieldError } from "#app/ui/forms/field.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import type { SamplesResult } from "./sample-actions.server.ts";
import { MAX_NAME_LENGTH, SAMPLE_FIELD } from "./samples.rules.ts";
import type { SampleRow } from "./samples.server.ts";
import styles from "./samples-admin.module.css";
import { samplesAdminTexts as texts } from "./samples-admin.texts.ts";

type SampleRowProps = { row: SampleRow; handle: ReactNode; isChosen: boolean };

export function SampleRowView({ row, handle, isChosen }: SampleRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const removal = useFetcher<SamplesResult>({ key: "sample-removal" });
  const question = `sample-remove-${row.id}`;
  const isDrafted = usePendingChanges("amostras", [row.id]).some(({ parts }) => parts.length > 0);
  const marks = [!row.isActive && texts.offSite, isDrafted && texts.drafted].filter((mark) => mark !== false);
  function stop() {
    setRenaming(false);
    requestAnimationFrame(() => edit.current?.focus());
  }
  if (isRenaming) return <Rename row={row} onClose={stop} />;
  return (
    <div className={styles.row}>
      {handle}
      <Link
        to={`?${SAMPLE_FIELD}=${row.id}`}
        preventScrollReset
        aria-current={isChosen || undefined}
        className={styles.name}
      >
        <b>{row.name}</b>
        <span>{[texts.images(row.images), ...marks].join(", ")}</span>
      </Link>
      <IconButton
        ref={edit}
        icon="edit"
        small
        aria-label={texts.rename(row.name)}
        onClick={() => setRenaming(true)}
      />
      <IconButton icon="trash" small aria-label={texts.remove(row.name)} {...opens(question)} />
      <ConfirmForm
        id={question}
        title={texts.confirmSet.question(row.name)}
        text={texts.confirmSet.text(texts.images(row.images))}
        confirm={texts.confirmSet.confirm}
        fields={{ id: row.id }}
        fetcher={removal}
      />
    </div>
  );
}

function Rename({ row, onClose }: { row: SampleRow; onClose: () => void }) {
  const fetcher = useFetcher<SamplesResult>();
  const field = useRef<HTMLInputElement>(null);
  const { data } = fetcher;
  const error = data?.value?.form?.error?.name?.[0];
  const errorId = `sample-rename-${row.id}-error`;
  useOutcomeToast(data);
  useEffect(() => field.current?.select(), []);
  useEffect(() => {
    if (data?.ok) onClose();
  }, [data, onClose]);
  return (
    <fetcher.Form
      method="post"
      className={styles.rename}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <input type="hidden" name="intent" value="rename" />
      <input type="hidden" name="id" value={row.id} />
      <ConflictPanel slug="amostras" id={null} answer={data} />
      <input
        ref={field}
        name="name"
        aria-label={texts.name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        defaultValue={row.name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        className={styles.input}
      />
      <IconButton
        type="submit"
        icon="check"
        aria-label={texts.publishName}
        aria-disabled={fetcher.state !== "idle"}
      />
      <IconButton icon="close" aria-label={buttonTexts.cancel} onClick={onClose} />
      <FieldError id={errorId} message={error} />
    </fetcher.Form>
  );
}
