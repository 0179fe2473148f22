import { Form, Link, useSearchParams } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { opens } from "#app/ui/confirm.tsx";
import { ConfirmForm } from "#app/ui/confirm-form.tsx";
import { ItemSheet } from "#app/ui/list-beside.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import { MailStatusBadge } from "./mail-list.tsx";
import styles from "./mail-panel.module.css";
import type { MailFailure, MailStatus } from "./outbox.rules.ts";
import { outboxTexts as texts } from "./outbox.texts.ts";

export type MailView = {
  id: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  status: MailStatus;
  written: string;
  sent: string | null;
  attempts: string | null;
  trouble: { reason: MailFailure; words: string } | null;
  requestId: string | null;
};

export const BACK = { to: "/admin/emails", label: texts.back };

export function MailPanel({ mail }: { mail: MailView }) {
  return (
    <ItemSheet title={mail.subject} note={mail.written} back={BACK}>
      <p>
        <MailStatusBadge status={mail.status} />
      </p>
      <Why mail={mail} />
      <Sending mail={mail} />
      <Facts mail={mail} />
      <section aria-labelledby="mail-text">
        <h3 id="mail-text" className={styles.heading}>
          {texts.mail.text}
        </h3>
        <div className={styles.text}>{mail.text}</div>
      </section>
      {mail.requestId && (
        <p>
          <Link to={`/admin/leads/${mail.requestId}`} className={styles.link}>
            {texts.mail.about}
          </Link>
        </p>
      )}
      <Removal mail={mail} />
    </ItemSheet>
  );
}

function Why({ mail: { status, trouble } }: { mail: MailView }) {
  if (status === "kept") return <p>{texts.kept}</p>;
  if (!trouble || status === "sent" || status === "cancelled") return null;
  const { why } = texts;
  return (
    <section className={styles.why} aria-labelledby="mail-why">
      <h3 id="mail-why" className={styles.heading}>
        {why.heading[status]}
      </h3>
      <p>
        {why[trouble.reason]} {why.next[status]}
      </p>
      <details>
        <summary>{texts.mail.technical}</summary>
        <p className={styles.technical} lang="en">
          {trouble.words}
        </p>
      </details>
    </section>
  );
}

function Sending({ mail: { id, status } }: { mail: MailView }) {
  if (status !== "kept" && status !== "failed") return null;
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="solid" full icon="mail" name="intent" value="send">
        {status === "kept" ? texts.send : texts.sendAgain}
      </Button>
    </Form>
  );
}

function Facts({ mail }: { mail: MailView }) {
  const { mail: labels } = texts;
  const facts: [string, string | null][] = [
    [labels.to, mail.recipient],
    [labels.replyTo, mail.replyTo],
    [labels.written, mail.written],
    [labels.sent, mail.sent],
    [labels.attempts, mail.attempts],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Removal({ mail: { id, subject } }: { mail: MailView }) {
  const { remove } = texts;
  const [query] = useSearchParams();
  const search = query.size > 0 ? `?${query}` : "";
  const question = `remove-${id}`;
  return (
    <div className={styles.removal}>
      <TextButton icon="trash" {...opens(question)}>
        {remove.button}
      </TextButton>
      <ConfirmForm
        id={question}
        title={remove.question(subject)}
        text={remove.text}
        fields={{ id }}
        action={`/admin/emails${search}`}
      />
    </div>
  );
}
