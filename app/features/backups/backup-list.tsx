import { Link } from "react-router";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Confirm, opens } from "#app/ui/confirm.tsx";
import { ConfirmForm } from "#app/ui/confirm-form.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import styles from "./backup-list.module.css";
import { backupFilePath } from "./backups.rules.ts";
import type { ListedBackup } from "./backups.server.ts";
import { backupTexts as texts } from "./backups.texts.ts";
import { WithPassword } from "./with-password.tsx";

type Listed = ListedBackup & { when: string };

const DOWNLOAD = "/admin/copias/baixar";
const RESTORE = "/admin/copias/restaurar";

const backupId = (name: string) => `copia-${name.replace(/\D/g, "")}`;

export function WayBack({ backup: { name, when } }: { backup: Listed }) {
  return (
    <div className={styles.wayBack}>
      <p>{texts.wayBack.title(when)}</p>
      <TextButton icon="undo" {...opens(`${backupId(name)}-restaurar`)}>
        {texts.wayBack.verb}
      </TextButton>
    </div>
  );
}

export function BackupList({ backups, isMaking }: { backups: Listed[]; isMaking: boolean }) {
  return (
    <ul className={styles.rows} aria-label={texts.list}>
      {backups.map((backup) => (
        <BackupRow key={backup.name} backup={backup} isMaking={isMaking} />
      ))}
    </ul>
  );
}

function BackupRow({ backup, isMaking }: { backup: Listed; isMaking: boolean }) {
  const { name, when, state, bytes } = backup;
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
      </div>
      <Badge isOn={state === "proven"}>{texts.states[state]}</Badge>
      {state !== "making" && (
        <div className={styles.actions}>
          {bytes > 0 && <TextButton {...opens(`${id}-baixar`)}>{texts.download}</TextButton>}
          {state === "proven" && !isMaking && (
            <TextButton {...opens(`${id}-restaurar`)}>{texts.restore}</TextButton>
          )}
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
