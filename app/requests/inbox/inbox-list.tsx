import { Link } from "react-router";
import { Later } from "#app/ui/feedback/later.tsx";
import { BulkCheckbox, BulkCheckboxAll } from "#app/ui/lists/bulk-checkbox.tsx";
import { StatusBadge, type Tone } from "#app/ui/lists/status-badge.tsx";
import { BULK_REQUESTS } from "./bulk-requests.tsx";
import type { RequestStatus } from "./inbox.rules.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";
import styles from "./inbox-list.module.css";
import type { RowView } from "./request/request-view.ts";

const TONES: Partial<Record<RequestStatus, Tone>> = {
  new: "new",
  "in-contact": "waiting",
  proposal: "offered",
  won: "good",
  answered: "good",
};

type InboxListProps = { rows: RowView[]; search: string; currentId: string | undefined };

export function InboxList({ rows, search, currentId }: InboxListProps) {
  const { columns } = texts;
  return (
    <>
      <BulkCheckboxAll form={BULK_REQUESTS} />
      <div className={styles.columns} aria-hidden="true">
        <span>{columns.who}</span>
        <span>{columns.what}</span>
        <span>{columns.when}</span>
        <span>{columns.status}</span>
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id} id={`lead-${row.id}`} className={styles.entry}>
            <Later>
              <BulkCheckbox form={BULK_REQUESTS} id={row.id} name={row.name} />
              <Link
                to={{ pathname: `/admin/leads/${row.id}`, search }}
                preventScrollReset
                aria-current={row.id === currentId ? "page" : undefined}
                className={styles.row}
              >
                <span>
                  <b>{row.name}</b>
                  <span className={styles.second}>{row.whatsapp || row.email}</span>
                </span>
                <span>
                  {row.subject || texts.nothing}
                  <span className={styles.second}>{row.size}</span>
                </span>
                <span>
                  {row.received}
                  <span className={styles.second}>{row.from}</span>
                </span>
                <span>
                  <StatusBadge tone={TONES[row.status]}>{texts.statuses[row.status]}</StatusBadge>
                </span>
              </Link>
            </Later>
          </li>
        ))}
      </ul>
    </>
  );
}
