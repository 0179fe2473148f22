import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Field, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { SavedNote } from "#app/ui/forms/saved-note.tsx";
import { useAutoSubmit } from "#app/ui/forms/use-auto-submit.ts";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { MAX_NOTES } from "../inbox.rules.ts";
import { inboxTexts as texts } from "../inbox.texts.ts";
import styles from "./request-follow-up.module.css";
import type { RequestView } from "./request-view.ts";

/** Saved automatically; without script by a button. */
export function RequestFollowUp({ request }: { request: RequestView }) {
  const action = `/admin/leads/${request.id}`;
  const status = useAutoSubmit<Outcome>({ action, key: `status-${request.id}` });
  const notes = useSharedNotes(request, action);
  const reminder = useAutoSubmit<Outcome>({ action, key: `reminder-${request.id}` });
  const day = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // The state also changes elsewhere, by marking a request as answered.
    if (select.current) select.current.value = request.status;
  }, [request.status]);
  return (
    <Form method="post" className={styles.work}>
      <div>
        <Field id="request-status" label={texts.status}>
          <select
            ref={select}
            id="request-status"
            name="status"
            defaultValue={request.status}
            onChange={({ currentTarget }) => status.save({ status: currentTarget.value })}
          >
            {request.statuses.map((known) => (
              <option key={known} value={known}>
                {texts.statuses[known]}
              </option>
            ))}
          </select>
        </Field>
        <SavedNote state={status.state} note={status.note} />
      </div>
      <div>
        <input type="hidden" name="notesBefore" value={request.notes} />
        <TextAreaField
          ref={notes.area}
          id="request-notes"
          name="notes"
          label={texts.notes}
          help={texts.notesHelp}
          defaultValue={request.notes}
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
          id="request-reminder"
          type="date"
          name="remindDay"
          label={texts.reminder}
          help={texts.reminderHelp}
          defaultValue={request.remindDay}
          min="2020-01-01"
          max="2099-12-31"
          onInput={({ currentTarget }) => {
            // A partly typed date is invalid.
            if (currentTarget.validity.valid) reminder.saveSoon({ remindDay: currentTarget.value });
          }}
          onBlur={reminder.flush}
        />
        <div className={styles.below}>
          <SavedNote state={reminder.state} note={reminder.note} />
          {request.remindDay && (
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

/** Says with each save what it was typed over, and shows what others wrote once nothing is being typed here. */
function useSharedNotes({ id, notes: stored }: RequestView, action: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  const before = useRef(stored);
  const notes = useAutoSubmit<Outcome>({
    action,
    key: `notes-${id}`,
    withSent: (fields) => {
      const sent = { ...fields, notesBefore: before.current };
      before.current = fields.notes ?? before.current;
      return sent;
    },
  });
  const isRefused = notes.refusal !== undefined;
  useEffect(() => {
    if (isRefused) before.current = stored;
  }, [isRefused, stored]);
  useEffect(() => {
    const field = area.current;
    if (!field || field.value !== before.current || field.value === stored) return;
    field.value = stored;
    before.current = stored;
  }, [stored]);
  return { ...notes, area };
}
