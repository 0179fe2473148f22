import { useEffect, useRef } from "react";
import type { ScheduledTime } from "#app/content/drafts/drafts.rules.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { DraftForm, type DraftFormTarget } from "./draft-form.tsx";
import styles from "./drafts.module.css";
import { draftsTexts as texts } from "./drafts.texts.ts";

type ScheduleFormProps = DraftFormTarget & {
  label: string;
  name: string;
  current: ScheduledTime | null;
  intents: { set: string; clear: string };
};

/** Date and time, collapsed until needed. */
export function ScheduleForm({ label, name, current, intents, ...target }: ScheduleFormProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const shown = useRef(current?.text);
  useEffect(() => {
    if (shown.current === current?.text) return;
    shown.current = current?.text;
    const { current: closing } = details;
    if (closing?.contains(document.activeElement)) closing.querySelector("summary")?.focus();
    closing?.removeAttribute("open");
  }, [current]);
  return (
    <details ref={details} className={styles.appointment}>
      <summary aria-label={name}>{label}</summary>
      <DraftForm {...target}>
        <TextField
          id={`${intents.set}-${target.id}-${target.locale}`}
          name="at"
          type="datetime-local"
          label={texts.when}
          defaultValue={current?.field}
          required
        />
        <div className={styles.actions}>
          <Button type="submit" small name="intent" value={intents.set}>
            {texts.confirmSchedule}
          </Button>
          {current && (
            <TextButton type="submit" name="intent" value={intents.clear} formNoValidate>
              {texts.unschedule}
            </TextButton>
          )}
        </div>
      </DraftForm>
    </details>
  );
}
