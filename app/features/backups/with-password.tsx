import { useState } from "react";
import { PasswordForm } from "#app/features/accounts/password-form.tsx";
import { Button } from "#app/ui/button.tsx";
import styles from "./backup-list.module.css";
import { backupTexts as texts } from "./backups.texts.ts";

type WithPasswordProps = { id: string; name: string; action: string; verb: string; isDangerous?: boolean };

/** The password again, before a copy of everything leaves or takes the place of everything. */
export function WithPassword({ id, name, action, verb, isDangerous }: WithPasswordProps) {
  const [isSent, setSent] = useState(false);
  return (
    // A download leaves the page as it is, so only what leads away shows that it is under way.
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
