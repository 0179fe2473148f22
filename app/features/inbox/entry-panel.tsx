import { useEffect, useRef } from "react";
import { Form, Link, useNavigationType, useSearchParams } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Confirm, opens } from "#app/ui/confirm.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import { EntryAnswer } from "./entry-answer.tsx";
import { EntryFiles } from "./entry-files.tsx";
import styles from "./entry-panel.module.css";
import type { EntryView } from "./entry-view.ts";
import { EntryWork } from "./entry-work.tsx";
import { inboxTexts as texts } from "./inbox.texts.ts";

/** One request: what was asked, what is to be done, and the answer. */
export function EntryPanel({ entry }: { entry: EntryView }) {
  const heading = useArrival();
  return (
    <article className={styles.panel} aria-labelledby="entry-name">
      <BackToList />
      <EntryFiles files={entry.files} part="pictures" />
      <div className={styles.head}>
        <h3 ref={heading} id="entry-name" tabIndex={-1} className={styles.name}>
          {entry.name}
        </h3>
        <p className={styles.note}>{entry.summary}</p>
      </div>
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
        <p className={styles.note}>
          {texts.personal.lead}{" "}
          <Link to={`/admin/leads/pessoa?${new URLSearchParams({ quem: entry.reach })}`}>
            {texts.personal.link}
          </Link>
        </p>
      </div>
      <Removal entry={entry} />
    </article>
  );
}

/** Who came here by choosing a line of the list goes on at the request's name, and sees it. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = useNavigationType();
  useEffect(() => {
    if (kind === "POP" || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    const { top } = heading.current.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight) window.scrollTo(0, 0);
  }, [kind]);
  return heading;
}

export function BackToList() {
  const [query] = useSearchParams();
  const search = query.size > 0 ? `?${query}` : "";
  return (
    <Link to={{ pathname: "/admin/leads", search }} className={styles.back}>
      <Icon name="arrow-back" small />
      {texts.back}
    </Link>
  );
}

function Facts({ entry }: { entry: EntryView }) {
  return (
    <section aria-labelledby="entry-facts">
      <h4 id="entry-facts" className={styles.heading}>
        {texts.entry.facts}
      </h4>
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
      <TextButton icon="bin" {...opens(question)}>
        {remove.button}
      </TextButton>
      <Confirm id={question} title={remove.question(entry.name)} text={remove.text} cancel={remove.cancel}>
        <Form method="post" action={`/admin/leads${search}`}>
          <input type="hidden" name="id" value={entry.id} />
          <Button type="submit" look="danger" name="intent" value="remove">
            {remove.confirm}
          </Button>
        </Form>
      </Confirm>
    </div>
  );
}
