import { useState } from "react";
import { Form } from "react-router";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Confirm, opens } from "#app/ui/confirm.tsx";
import { TextField } from "#app/ui/field.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import styles from "./backup-list.module.css";
import type { ListedBackup } from "./backups.server.ts";
import { backupTexts as texts } from "./backups.texts.ts";

type Listed = ListedBackup & { when: string };

const DOWNLOAD = "/admin/copias/baixar";
const RESTORE = "/admin/copias/restaurar";

/** What is kept, newest first, each with what can be done with it. */
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
  const id = `copia-${name.replace(/\D/g, "")}`;
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
        {backup.failure && <p className={styles.failure}>{texts.whyFailed(backup.failure)}</p>}
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
      <Confirm
        id={`${id}-baixar`}
        title={texts.downloadTitle(when)}
        text={texts.downloadText}
        cancel={texts.cancel}
      >
        <WithPassword id={`${id}-baixar`} name={name} action={DOWNLOAD} verb={texts.download} />
      </Confirm>
      <Confirm
        id={`${id}-restaurar`}
        title={texts.restoreTitle(when)}
        text={texts.restoreText}
        cancel={texts.cancel}
        staysOpen
      >
        <WithPassword id={`${id}-restaurar`} name={name} action={RESTORE} verb={texts.restore} isDangerous />
      </Confirm>
      <Confirm
        id={`${id}-excluir`}
        title={texts.removeTitle(when)}
        text={texts.removeText}
        cancel={texts.cancel}
      >
        <Form method="post" replace preventScrollReset>
          <input type="hidden" name="name" value={name} />
          <Button type="submit" look="danger" small name="intent" value="remove">
            {texts.remove}
          </Button>
        </Form>
      </Confirm>
    </li>
  );
}

type WithPasswordProps = { id: string; name: string; action: string; verb: string; isDangerous?: boolean };

/** Sent as a document: its answer is a file, or the way to the sign-in. */
function WithPassword({ id, name, action, verb, isDangerous }: WithPasswordProps) {
  const [isSent, setSent] = useState(false);
  return (
    // A download leaves the page as it is, so only what leads away shows that it is under way.
    <form
      method="post"
      action={action}
      className={styles.password}
      onSubmit={() => setSent(isDangerous ?? false)}
    >
      <input type="hidden" name="name" value={name} />
      <TextField
        id={`${id}-senha`}
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" look={isDangerous ? "danger" : "solid"} small busy={isSent}>
        {isSent ? texts.restoring : verb}
      </Button>
    </form>
  );
}
