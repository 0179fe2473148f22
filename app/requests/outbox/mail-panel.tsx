import { Form, Link } from "react-router";
import { Button } from "#app/ui/forms/button.tsx";
import { ItemFacts, ItemRemoval, ItemSection } from "#app/ui/lists/item-parts.tsx";
import { ItemSheet } from "#app/ui/lists/list-detail.tsx";
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
      <ItemSection id="mail-text" title={texts.mail.text}>
        <div className={styles.text}>{mail.text}</div>
      </ItemSection>
      {mail.requestId && (
        <p>
          <Link to={`/admin/leads/${mail.requestId}`} className={styles.link}>
            {texts.mail.about}
          </Link>
        </p>
      )}
      <ItemRemoval
        id={mail.id}
        list={BACK.to}
        question={texts.remove.question(mail.subject)}
        texts={texts.remove}
      />
    </ItemSheet>
  );
}

function Why({ mail: { status, trouble } }: { mail: MailView }) {
  if (status === "kept") return <p>{texts.kept}</p>;
  if (!trouble || status === "sent" || status === "cancelled") return null;
  const { why } = texts;
  return (
    <ItemSection id="mail-why" title={why.heading[status]} className={styles.why}>
      <p>
        {why[trouble.reason]} {why.next[status]}
      </p>
      <details>
        <summary>{texts.mail.technical}</summary>
        <p className={styles.technical} lang="en">
          {trouble.words}
        </p>
      </details>
    </ItemSection>
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
  const facts = [
    { label: labels.to, value: mail.recipient },
    { label: labels.replyTo, value: mail.replyTo },
    { label: labels.written, value: mail.written },
    { label: labels.sent, value: mail.sent },
    { label: labels.attempts, value: mail.attempts },
  ];
  return <ItemFacts facts={facts} />;
}
