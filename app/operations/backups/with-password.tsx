import { useState } from "react";
import { PasswordForm } from "#app/accounts/sign-in/password-form.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import styles from "./backup-list.module.css";
import { backupTexts as texts } from "./backups.texts.ts";

type WithPasswordProps = { id: string; name: string; action: string; verb: string; isDangerous?: boolean };

export function WithPassword({ id, name, action, verb, isDangerous }: WithPasswordProps) {
  const [isSent, setSent] = useState(false);
  return (
    // A download leaves the page, so only redirects show progress.
    <PasswordForm
      id={id}
      action={action}
      about={{ name: "name", value: name }}
      onSubmit={() => setSent(isDangerous ?? false)}
    >
      <Button type="submit" variant={isDangerous ? "danger" : "solid"} small busy={isSent}>
        {isSent ? texts.restoring : verb}
      </Button>
      {isSent && (
        <div role="status" className={styles.progress}>
          <progress aria-label={texts.restoring} />
          <p>{texts.restoringText}</p>
        </div>
      )}
    </PasswordForm>
  );
}
