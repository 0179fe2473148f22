import { Link } from "react-router";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import styles from "./dashboard.module.css";
import { dashboardTexts } from "./dashboard.texts.ts";
import type { ReviewLine } from "./review-lines.ts";

const { review: texts } = dashboardTexts;

type ReviewListProps = {
  reviews: ReviewLine[];
  lastBackup: string | null;
};

export function ReviewList({ reviews, lastBackup }: ReviewListProps) {
  return (
    <>
      {reviews.length === 0 ? (
        <EmptyState title={texts.nothing} next={texts.nothingNext} />
      ) : (
        <ul className={styles.reviews}>
          {reviews.map((line) => (
            <Line key={line.title} {...line} />
          ))}
        </ul>
      )}
      {lastBackup !== null && (
        <p className={styles.backup}>
          <Link to="/admin/copias">{texts.lastBackup}</Link>{" "}
          {lastBackup ? texts.backupAt(lastBackup) : texts.noBackup}
        </p>
      )}
    </>
  );
}

function Line({ icon, title, text, to, action }: ReviewLine) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        {text}
      </span>
      <Link to={to} className={styles.action}>
        {action}
      </Link>
    </li>
  );
}
