import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { minuteOf } from "#app/i18n/local-day.rules.ts";
import { siteLocales } from "#app/i18n/locales.ts";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { buttonTexts } from "#app/ui/forms/button.texts.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { draftsTexts as texts } from "./drafts.texts.ts";
import styles from "./publish-actions.module.css";

type PublishOptionsProps = { hasLanguages: boolean; onClose: () => void };

/** One language alone, or a date. Inside the form that it submits. */
export function PublishOptions({ hasLanguages, onClose }: PublishOptionsProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  function schedule(event: MouseEvent) {
    const input = field.current?.querySelector("input");
    if (input && input.value > minuteOf(new Date())) return close();
    event.preventDefault();
    setError(texts.pastDate);
    input?.focus();
  }

  // Enter would submit the form and publish at once.
  function onEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    field.current?.querySelector("button")?.click();
  }

  return (
    <Dialog ref={dialog} id={id} size="question" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`} className={styles.title}>
        {texts.publish}
      </h2>
      {hasLanguages && (
        <div className={styles.options}>
          <h3>{texts.oneLanguage}</h3>
          {[...siteLocales(), "all" as const].map((locale) => (
            <Button
              key={locale}
              type="submit"
              name={BASE_VERSION_FIELDS.saveAs}
              value={`publish:${locale}`}
              aria-label={texts.publishOf(texts.ofLanguage[locale])}
              onClick={close}
            >
              {texts.ofLanguage[locale]}
            </Button>
          ))}
        </div>
      )}
      <div ref={field} className={styles.options}>
        <h3>{texts.atDate}</h3>
        <TextField
          id={`${id}-at`}
          name={BASE_VERSION_FIELDS.publishAt}
          type="datetime-local"
          label={texts.when}
          error={error}
          onKeyDown={onEnter}
        />
        <Button type="submit" name={BASE_VERSION_FIELDS.saveAs} value="schedule" onClick={schedule}>
          {texts.confirmSchedule}
        </Button>
      </div>
      <TextButton onClick={close}>{buttonTexts.cancel}</TextButton>
    </Dialog>
  );
}
