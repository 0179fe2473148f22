import { Form, Link, useSearchParams } from "react-router";
import { useMayOpen } from "#app/shell/use-may-open.ts";
import { Button } from "#app/ui/button.tsx";
import { Confirm, opens } from "#app/ui/confirm.tsx";
import { EntrySheet } from "#app/ui/list-beside.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import { EntryAnswer } from "./entry-answer.tsx";
import { EntryFiles } from "./entry-files.tsx";
import styles from "./entry-panel.module.css";
import type { EntryView } from "./entry-view.ts";
import { EntryWork } from "./entry-work.tsx";
import { inboxTexts as texts } from "./inbox.texts.ts";

export const BACK = { to: "/admin/leads", label: texts.back };

const PERSON_PATH = "/admin/leads/pessoa";

/** One request: what was asked, what is to be done, and the answer. */
export function EntryPanel({ entry }: { entry: EntryView }) {
  const mayOpen = useMayOpen();
  return (
    <EntrySheet
      title={entry.name}
      note={entry.summary}
      back={BACK}
      above={<EntryFiles files={entry.files} part="pictures" />}
    >
      {entry.message && (
        <blockquote className={styles.message} lang={entry.lang}>
          {entry.message}
        </blockquote>
      )}
      <EntryFiles files={entry.files} part="documents" />
      <EntryAnswer entry={entry} />
      <EntryWork entry={entry} />
      <Facts entry={entry} />
      <div className={styles.personal}>
        <p className={styles.note}>
          {entry.consent} {entry.answered}
        </p>
        {mayOpen(PERSON_PATH) && (
          <p className={styles.note}>
            {texts.personal.lead}{" "}
            <Link to={`${PERSON_PATH}?${new URLSearchParams({ quem: entry.reach })}`}>
              {texts.personal.link}
            </Link>
          </p>
        )}
      </div>
      <Removal entry={entry} />
    </EntrySheet>
  );
}

function Facts({ entry }: { entry: EntryView }) {
  return (
    <section aria-labelledby="entry-facts">
      <h3 id="entry-facts" className={styles.heading}>
        {texts.entry.facts}
      </h3>
      <dl className={styles.facts}>
        {entry.facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Removal({ entry }: { entry: EntryView }) {
  const { remove } = texts;
  const [query] = useSearchParams();
  const question = `remove-${entry.id}`;
  const search = query.size > 0 ? `?${query}` : "";
  return (
    <div className={styles.removal}>
      <TextButton icon="trash" {...opens(question)}>
        {remove.button}
      </TextButton>
      <Confirm id={question} title={remove.question(entry.name)} text={remove.text} cancel={remove.cancel}>
        <Form method="post" action={`/admin/leads${search}`}>
          <input type="hidden" name="id" value={entry.id} />
          <Button type="submit" variant="danger" name="intent" value="remove">
            {remove.confirm}
          </Button>
        </Form>
      </Confirm>
    </div>
  );
}
