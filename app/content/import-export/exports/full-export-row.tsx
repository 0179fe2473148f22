import { useEffect, useState } from "react";
import { PasswordForm } from "#app/accounts/sign-in/password-form.tsx";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { Confirm, opens } from "#app/ui/dialogs/confirm.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { newUuid } from "#app/ui/forms/new-key.ts";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import styles from "../import-export.module.css";
import { FULL_EXPORT_PATH } from "../import-export.rules.ts";
import { importExportTexts } from "../import-export.texts.ts";
import { archiveProgress, stopArchive } from "./full-export.client.ts";
import type { Progress } from "./full-export.server.ts";

const { everything: texts } = importExportTexts;
const DIALOG = "baixar-tudo";
const POLL_MS = 1000;

/** A download with progress, which can be cancelled. */
export function FullExportRow() {
  const [id, setId] = useState("");
  const [isSent, setSent] = useState(false);
  // After a wrong password the dialog is open without its button.
  useEffect(() => setId(newUuid()), []);
  const progress = useProgress(id, isSent);
  const isRunning = progress?.state === "running";
  return (
    <li>
      <div>
        <b>{texts.name}</b>
        <p className={styles.facts}>{texts.facts}</p>
      </div>
      <div className={styles.actions}>
        {isRunning ? (
          <TextButton onClick={() => void stopArchive(id)}>{texts.stop}</TextButton>
        ) : (
          <Button small icon="download" {...opens(DIALOG)} onClick={() => renew()}>
            {texts.open}
          </Button>
        )}
      </div>
      {progress && <Bar progress={progress} />}
      <Confirm id={DIALOG} title={texts.question} text={texts.text} hasFields>
        <PasswordForm
          id={DIALOG}
          action={FULL_EXPORT_PATH}
          about={{ name: "id", value: id }}
          onSubmit={() => setSent(true)}
        >
          <Button type="submit" variant="solid" small>
            {texts.start}
          </Button>
        </PasswordForm>
      </Confirm>
    </li>
  );

  function renew() {
    setSent(false);
    setId(newUuid());
  }
}

function Bar({ progress }: { progress: NonNullable<Progress> }) {
  const { state, done, total } = progress;
  const words =
    state === "ended"
      ? texts.ended
      : state === "stopped"
        ? texts.stopped
        : `${texts.running}: ${texts.progress(formatBytes(done), formatBytes(total))}`;
  return (
    <p className={styles.progress} role="status">
      {state === "running" && (
        <progress aria-label={texts.running} {...(total > 0 && { value: done, max: total })} />
      )}
      {words}
    </p>
  );
}

/** Polled during the download. */
function useProgress(id: string, isSent: boolean): Progress {
  const [progress, setProgress] = useState<Progress>(null);
  useEffect(() => {
    setProgress(null);
    if (!isSent || id === "") return;
    const timer = setInterval(async () => {
      const found = await archiveProgress(id);
      if (found) setProgress(found);
      if (found && found.state !== "running") clearInterval(timer);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [id, isSent]);
  return progress;
}
