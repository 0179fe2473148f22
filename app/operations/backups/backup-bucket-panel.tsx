import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { PasswordField } from "#app/accounts/sign-in/password-field.tsx";
import { useClearedSecrets } from "#app/accounts/use-cleared-secrets.ts";
import { useUnsavedUntil } from "#app/ui/dialogs/unsaved.ts";
import { WarningLine } from "#app/ui/feedback/warning-line.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { AS_CODE, TextField } from "#app/ui/forms/field.tsx";
import { backupBucketTexts as texts } from "./backup-bucket.texts.ts";
import type { BucketResult } from "./backup-bucket-actions.server.ts";
import type { BackupBucketView } from "./backup-bucket-form.ts";
import styles from "./backup-list.module.css";

const HEADING = "backup-bucket";

type BackupBucketPanelProps = { bucket: BackupBucketView; result: BucketResult | undefined };

export function BackupBucketPanel({ bucket, result }: BackupBucketPanelProps) {
  const typed = result?.value?.typed ?? {};
  const errors = (result?.value && result.fieldErrors) || {};
  const intent = useNavigation().formData?.get("intent");
  const onTyped = useUnsavedUntil(result);
  const form = useRef<HTMLFormElement>(null);
  // A test keeps what was typed.
  useClearedSecrets(form, result?.ok && !result.value ? result : null);
  const { endpoint, isPaused, isUnreadable, hasSecret } = bucket;
  const field = (name: "endpoint" | "bucket" | "region" | "accessKeyId" | "keep") => ({
    ...{ ...AS_CODE, name, id: `bucket-${name}`, error: errors[name]?.[0] },
    label: texts[name],
    defaultValue: typed[name] ?? String(bucket[name]),
  });
  return (
    <section className={styles.bring} aria-labelledby={HEADING}>
      <h3 id={HEADING} className={styles.title}>
        {texts.title}
      </h3>
      <p className={styles.facts}>{texts.lead}</p>
      <p>
        {endpoint ? texts.on(bucket.bucket, new URL(endpoint).host, texts.keeps(bucket.keep)) : texts.off}
      </p>
      {isPaused && <WarningLine>{texts.paused}</WarningLine>}
      {isUnreadable && <WarningLine isFailure>{texts.unreadable}</WarningLine>}
      <details open={isPaused || isUnreadable || Boolean(result?.value)} className={styles.bucket}>
        <summary>{texts.configure}</summary>
        <Form
          ref={form}
          method="post"
          replace
          preventScrollReset
          noValidate
          aria-labelledby={HEADING}
          onInput={onTyped}
          className={styles.bucketForm}
        >
          <TextField {...field("endpoint")} inputMode="url" help={texts.endpointHelp} />
          <TextField {...field("bucket")} help={texts.bucketHelp} />
          <TextField {...field("region")} help={texts.regionHelp} />
          <TextField {...field("accessKeyId")} />
          <PasswordField
            field={{ id: "bucket-secret", name: "newSecret", errors: errors.newSecret }}
            label={texts.secret}
            help={hasSecret && !isUnreadable ? texts.secretKept : texts.secretHelp}
            autoComplete="new-password"
          />
          <TextField {...field("keep")} inputMode="numeric" help={texts.keepHelp} />
          <div className={styles.actions}>
            <Button type="submit" name="intent" value="bucketTest" busy={intent === "bucketTest"}>
              {intent === "bucketTest" ? texts.testing : texts.test}
            </Button>
          </div>
          <PasswordField
            field={{ id: "bucket-own-password", name: "password", errors: errors.password }}
            label={texts.ownPassword}
            help={texts.ownPasswordHelp}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="solid" name="intent" value="bucket" busy={intent === "bucket"}>
              {intent === "bucket" ? texts.saving : texts.save}
            </Button>
          </div>
        </Form>
      </details>
    </section>
  );
}
