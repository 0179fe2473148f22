import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import styles from "./backup-list.module.css";
import { backupTexts as texts } from "./backups.texts.ts";

type WithPasswordProps = { id: string; name: string; action: string; verb: string; isDangerous?: boolean };

/** The password again, before a copy of everything leaves or takes the place of everything. Sent as a document: its answer is a file, or the way to the sign-in. */
export function WithPassword({ id, name, action, verb, isDangerous }: WithPasswordProps) {
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
