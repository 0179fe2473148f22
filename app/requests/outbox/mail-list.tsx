import { Link } from "react-router";
import { StatusBadge, type Tone } from "#app/ui/lists/status-badge.tsx";
import styles from "./mail-list.module.css";
import type { MailStatus } from "./outbox.rules.ts";
import { outboxTexts as texts } from "./outbox.texts.ts";

export type MailRowView = {
  id: string;
  recipient: string;
  subject: string;
  status: MailStatus;
  written: string;
};

type MailListProps = { rows: MailRowView[]; search: string; currentId: string | undefined };

const TONES: Partial<Record<MailStatus, Tone>> = { queued: "waiting", kept: "waiting", failed: "bad" };

export function MailList({ rows, search, currentId }: MailListProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            to={{ pathname: `/admin/emails/${row.id}`, search }}
            preventScrollReset
            aria-current={row.id === currentId ? "page" : undefined}
            className={styles.row}
          >
            <span>
              <b>{row.subject}</b>
              <span className={styles.second}>{row.recipient}</span>
            </span>
            <span className={styles.second}>{row.written}</span>
            <MailStatusBadge status={row.status} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function MailStatusBadge({ status }: { status: MailStatus }) {
  return <StatusBadge tone={TONES[status]}>{texts.statuses[status]}</StatusBadge>;
}
