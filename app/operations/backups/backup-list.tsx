import { Form, Link } from "react-router";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { Confirm, opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { Badge } from "#app/ui/lists/badge.tsx";
import { backupBucketTexts } from "./backup-bucket.texts.ts";
import styles from "./backup-list.module.css";
import { backupFilePath, backupId, isRunning } from "./backups.rules.ts";
import type { ListedBackup } from "./backups.server.ts";
import { backupTexts as texts } from "./backups.texts.ts";
import { WithPassword } from "./with-password.tsx";

type Listed = Omit<ListedBackup, "sending"> & {
  when: string;
  sending: (NonNullable<ListedBackup["sending"]> & { when: string }) | null;
};
type BackupListProps = { backups: Listed[]; isMaking: boolean; hasBucket: boolean };

const { sending: sends } = backupBucketTexts;
const DOWNLOAD = "/admin/copias/baixar";
const RESTORE = "/admin/copias/restaurar";

export function ReturnPoint({ backup: { name, when } }: { backup: Listed }) {
  return (
    <div className={styles.wayBack}>
      <p>{texts.wayBack.title(when)}</p>
      <TextButton icon="undo" {...opens(`${backupId(name)}-restaurar`)}>
        {texts.wayBack.verb}
      </TextButton>
    </div>
  );
}

export function BackupList({ backups, ...about }: BackupListProps) {
  return (
    <ul className={styles.rows} aria-label={texts.list}>
      {backups.map((backup) => (
        <BackupRow key={backup.name} backup={backup} {...about} />
      ))}
    </ul>
  );
}

type BackupRowProps = Omit<BackupListProps, "backups"> & { backup: Listed };

function BackupRow({ backup, isMaking, hasBucket }: BackupRowProps) {
  const { name, when, state, bytes, sendingState } = backup;
  const id = backupId(name);
  const number = new Intl.NumberFormat("pt-BR");
  const contents = texts.contents(
    number.format(backup.rows),
    number.format(backup.files),
    formatBytes(bytes),
  );
  return (
    <li>
      <div>
        <b className={styles.when}>{when}</b>
        <p className={styles.facts}>
          {texts.reasons[backup.reason]}
          {bytes > 0 && `, ${contents}`}
        </p>
        {backup.reason === "brought" ? (
          <Link to={backupFilePath(name)}>{texts.seeContents}</Link>
        ) : (
          backup.failure && <p className={styles.failure}>{texts.whyFailed(backup.failure)}</p>
        )}
        <SendingLine backup={backup} />
      </div>
      <Badge isOn={state === "proven"}>{texts.states[state]}</Badge>
      {state !== "making" && (
        <div className={styles.actions}>
          {bytes > 0 && <TextButton {...opens(`${id}-baixar`)}>{texts.download}</TextButton>}
          {state === "proven" && !isMaking && (
            <TextButton {...opens(`${id}-restaurar`)}>{texts.restore}</TextButton>
          )}
          {state === "proven" && hasBucket && <SendingButton name={name} state={sendingState} />}
          <TextButton {...opens(`${id}-excluir`)}>{texts.remove}</TextButton>
        </div>
      )}
      <Confirm id={`${id}-baixar`} title={texts.downloadTitle(when)} text={texts.downloadText} hasFields>
        <WithPassword id={`${id}-baixar`} name={name} action={DOWNLOAD} verb={texts.download} />
      </Confirm>
      <Confirm
        id={`${id}-restaurar`}
        title={texts.restoreTitle(when)}
        text={texts.restoreText}
        staysOpen
        hasFields
      >
        <WithPassword id={`${id}-restaurar`} name={name} action={RESTORE} verb={texts.restore} isDangerous />
      </Confirm>
      <ConfirmForm
        id={`${id}-excluir`}
        title={texts.removeTitle(when)}
        text={texts.removeText}
        fields={{ name }}
      />
    </li>
  );
}

function SendingLine({ backup: { sending, sendingState, bytes } }: { backup: Listed }) {
  if (!sending || !sendingState) return null;
  const words = {
    waiting: sends.waiting,
    sending: sends.sending(formatBytes(sending.sentBytes), formatBytes(bytes)),
    sent: sends.sent(sending.when),
    failed: sends.failed(sending.failure ?? ""),
    cancelled: sends.cancelled,
    interrupted: sends.interrupted,
  }[sendingState];
  return (
    <>
      <p className={styles.failure}>{words}</p>
      {sendingState === "sent" && sending.failure && (
        <p className={styles.failure}>{sends.notCleaned(sending.failure)}</p>
      )}
      {sendingState === "sending" && (
        <progress aria-label={sends.progress} max={bytes} value={sending.sentBytes} />
      )}
    </>
  );
}

function SendingButton({ name, state }: { name: string; state: Listed["sendingState"] }) {
  const isOn = isRunning(state);
  const { send, sendAgain, cancelSending } = backupBucketTexts;
  return (
    <Form method="post" replace preventScrollReset>
      <input type="hidden" name="name" value={name} />
      <TextButton type="submit" name="intent" value={isOn ? "cancelSending" : "send"}>
        {isOn ? cancelSending : state === null ? send : sendAgain}
      </TextButton>
    </Form>
  );
}
