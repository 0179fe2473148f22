import { opens } from "#app/ui/confirm.tsx";
import { ConfirmForm } from "#app/ui/confirm-form.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { newsletterAdminTexts } from "./newsletter-admin.texts.ts";
import type { SubscriptionStatus } from "./newsletter-list.rules.ts";
import styles from "./subscription-list.module.css";

const TONES = { pending: "waiting", confirmed: "good", unsubscribed: undefined } as const;
const { remove: texts, statuses } = newsletterAdminTexts;

export type SubscriptionView = { id: string; email: string; status: SubscriptionStatus; facts: string };

export function SubscriptionList({ rows }: { rows: SubscriptionView[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  );
}

function Row({ row: { id, email, status, facts } }: { row: SubscriptionView }) {
  const question = `remove-${id}`;
  return (
    <li>
      <span className={styles.name}>
        <b>{email}</b>
        <span>{facts}</span>
      </span>
      <StatusBadge tone={TONES[status]} className={styles.badge}>
        {statuses[status]}
      </StatusBadge>
      <IconButton icon="trash" small aria-label={texts.button(email)} {...opens(question)} />
      <ConfirmForm
        id={question}
        title={texts.question(email)}
        text={status === "unsubscribed" ? texts.unsubscribedText : texts.text}
        fields={{ id }}
      />
    </li>
  );
}
