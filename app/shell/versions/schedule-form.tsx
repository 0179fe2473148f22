import type { ReactNode } from "react";
import { Form } from "react-router";
import type { ScheduledTime } from "#app/features/drafts/drafts.rules.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import styles from "./drafts.module.css";
import { draftsTexts as texts } from "./drafts.texts.ts";
import { useEditorFrame } from "./editor-frame.ts";

type ScheduleFormProps = {
  id: string;
  label: string;
  name: string;
  current: ScheduledTime | null;
  intents: { set: string; clear: string };
  children: ReactNode;
};

/** Date and time, collapsed until needed. */
export function ScheduleForm({ id, label, name, current, intents, children }: ScheduleFormProps) {
  const { draftsPath } = useEditorFrame();
  return (
    <details className={styles.appointment}>
      <summary aria-label={name}>{label}</summary>
      <Form method="post" action={draftsPath} reloadDocument>
        {children}
        <TextField
          id={id}
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
      </Form>
    </details>
  );
}
