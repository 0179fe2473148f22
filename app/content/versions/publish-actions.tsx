import { type ReactNode, useState } from "react";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { UploadNote, useIsUploading } from "#app/media/upload/form-uploads.tsx";
import type { Outcome } from "#app/platform/outcome.ts";
import { classes } from "#app/ui/classes.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { draftsTexts as texts } from "./drafts.texts.ts";
import styles from "./publish-actions.module.css";
import { PublishOptions } from "./publish-options.tsx";
import type { ConflictResult } from "./value-view.ts";

type PublishActionsProps = {
  isBusy: boolean;
  /** For something else than an upload of the form. */
  isWaiting?: boolean;
  panel?: string;
  /** Localised content, of which languages can be published separately. */
  hasLanguages?: boolean;
};

/** Publish (now, in one language, or later) comes first, so that Enter triggers it. All wait for uploads. */
export function PublishActions({
  isBusy,
  isWaiting = false,
  panel,
  hasLanguages = true,
}: PublishActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const disabled = useIsUploading() || isWaiting;
  const label = panel && texts.publishPanel(panel);
  return (
    <div className={styles.actions}>
      <span className={styles.publish}>
        <Button
          type="submit"
          variant="solid"
          name={BASE_VERSION_FIELDS.saveAs}
          value="publish"
          busy={isBusy}
          disabled={disabled}
          aria-label={label}
          data-main-act
        >
          {texts.publish}
        </Button>
        <Button
          variant="solid"
          className={styles.arrow}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-label={panel ? `${panel}: ${texts.more}` : texts.more}
          onClick={() => setOpen(true)}
        >
          <Icon name="chevron" small />
        </Button>
      </span>
      <Button type="submit" name={BASE_VERSION_FIELDS.saveAs} value="draft" disabled={disabled}>
        {texts.save}
      </Button>
      <UploadNote className={styles.note} />
      {isOpen && <PublishOptions hasLanguages={hasLanguages} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The end of a long form, in view while it is filled in; `PublishActions` come first. */
export function PublishBar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classes(styles.bar, className)}>{children}</div>;
}

/** Resets the unsaved state after a draft was kept. */
export function useSavedAsDraft(result: Outcome<unknown> | undefined, onSaved: () => void): void {
  const [seen, setSeen] = useState(result);
  if (result === seen) return;
  setSeen(result);
  if (isDraftKept(result)) onSaved();
}

export const isDraftKept = (result: Outcome<unknown> | undefined): boolean =>
  result?.ok === true && (result.value as ConflictResult | undefined)?.isDraft === true;
