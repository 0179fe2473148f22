import { useRef } from "react";
import { Form } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, TextAreaField, TextField } from "#app/ui/field.tsx";
import { SavedNote } from "#app/ui/saved-note.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import { useAutosave } from "#app/ui/use-autosave.ts";
import type { EntryView } from "./entry-view.ts";
import styles from "./entry-work.module.css";
import { MAX_NOTES } from "./inbox.rules.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";

/** State, notes and reminder save themselves; without script a button saves all three. */
export function EntryWork({ entry }: { entry: EntryView }) {
  const action = `/admin/leads/${entry.id}`;
  const status = useAutosave<Outcome>({ action, key: `status-${entry.id}` });
  const notes = useAutosave<Outcome>({ action, key: `notes-${entry.id}` });
  const reminder = useAutosave<Outcome>({ action, key: `reminder-${entry.id}` });
  const day = useRef<HTMLInputElement>(null);
  return (
    <Form method="post" className={styles.work}>
      <div>
        <Field id="entry-status" label={texts.status}>
          {/* The state also changes elsewhere, by marking a request as answered. */}
          <select
            key={entry.status}
            id="entry-status"
            name="status"
            defaultValue={entry.status}
            onChange={({ currentTarget }) => status.save({ status: currentTarget.value })}
          >
            {entry.statuses.map((known) => (
              <option key={known} value={known}>
                {texts.statuses[known]}
              </option>
            ))}
          </select>
        </Field>
        <SavedNote state={status.state} note={status.note} />
      </div>
      <div>
        <TextAreaField
          id="entry-notes"
          name="notes"
          label={texts.notes}
          help={texts.notesHelp}
          defaultValue={entry.notes}
          maxLength={MAX_NOTES}
          rows={3}
          onInput={({ currentTarget }) => notes.saveSoon({ notes: currentTarget.value })}
          onBlur={notes.flush}
        />
        <SavedNote state={notes.state} note={notes.note} />
      </div>
      <div>
        <TextField
          ref={day}
          id="entry-reminder"
          type="date"
          name="remindDay"
          label={texts.reminder}
          help={texts.reminderHelp}
          defaultValue={entry.remindDay}
          min="2020-01-01"
          max="2099-12-31"
          onInput={({ currentTarget }) => {
            // While a year is typed the day is not yet meant.
            if (currentTarget.validity.valid) reminder.saveSoon({ remindDay: currentTarget.value });
          }}
          onBlur={reminder.flush}
        />
        <div className={styles.below}>
          <SavedNote state={reminder.state} note={reminder.note} />
          {entry.remindDay && (
            <TextButton
              onClick={() => {
                if (day.current) day.current.value = "";
                reminder.save({ remindDay: "" });
              }}
            >
              {texts.noReminder}
            </TextButton>
          )}
        </div>
      </div>
      <noscript>
        <Button type="submit" small>
          {texts.save}
        </Button>
      </noscript>
    </Form>
  );
}
