import { Link } from "react-router";
import { Icon } from "#app/ui/layout/icon.tsx";
import { inboxTexts } from "../inbox.texts.ts";
import styles from "./due-list.module.css";
import type { RowView } from "./request-view.ts";

const { due: texts } = inboxTexts;

export function DueList({ rows, count, search }: { rows: RowView[]; count: number; search: string }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.due} aria-labelledby="due-heading">
      <h3 id="due-heading" className={styles.heading}>
        <Icon name="info" small />
        {texts.title(count)}
      </h3>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              to={{ pathname: `/admin/leads/${row.id}`, search }}
              preventScrollReset
              className={styles.link}
            >
              <b>{row.name}</b>
              <span>{[row.subject, row.due && texts.since(row.due)].filter(Boolean).join(", ")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
