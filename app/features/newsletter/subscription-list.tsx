import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { BulkBar, BulkRemoval } from "#app/ui/lists/bulk-bar.tsx";
import { BulkCheckbox, BulkCheckboxAll } from "#app/ui/lists/bulk-checkbox.tsx";
import { StatusBadge } from "#app/ui/lists/status-badge.tsx";
import { useBulkSelection } from "#app/ui/lists/use-bulk-selection.ts";
import { newsletterAdminTexts } from "./newsletter-admin.texts.ts";
import type { SubscriptionStatus } from "./newsletter-list.rules.ts";
import styles from "./subscription-list.module.css";

const TONES = { pending: "waiting", confirmed: "good", unsubscribed: undefined } as const;
const { remove: texts, many: bulkTexts, statuses } = newsletterAdminTexts;
const BULK_SUBSCRIPTIONS = "many-subscriptions";

export type SubscriptionView = { id: string; email: string; status: SubscriptionStatus; facts: string };

type BulkSubscriptionsBarProps = {
  rows: readonly SubscriptionView[];
  answer: { ok: boolean } | undefined;
};

export function BulkSubscriptionsBar({ rows, answer }: BulkSubscriptionsBarProps) {
  const selection = useBulkSelection(BULK_SUBSCRIPTIONS, rows, answer);
  return (
    <BulkBar selection={selection} label={bulkTexts.label} countedAs={bulkTexts.chosen}>
      <BulkRemoval
        id="remove-many-subscriptions"
        question={bulkTexts.question(selection.chosen.size)}
        text={bulkTexts.text}
        intent="remove"
      />
    </BulkBar>
  );
}

export function SubscriptionList({ rows }: { rows: SubscriptionView[] }) {
  return (
    <>
      <BulkCheckboxAll form={BULK_SUBSCRIPTIONS} />
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </>
  );
}

function Row({ row: { id, email, status, facts } }: { row: SubscriptionView }) {
  const question = `remove-${id}`;
  return (
    <li>
      <BulkCheckbox form={BULK_SUBSCRIPTIONS} id={id} name={email} />
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
