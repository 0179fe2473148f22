import { classes } from "#app/ui/classes.ts";
import type { RequestStatus } from "./inbox.rules.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";
import styles from "./status-badge.module.css";

const STYLES: Record<RequestStatus, string | undefined> = {
  new: styles.fresh,
  "in-contact": styles.going,
  proposal: styles.offered,
  won: styles.good,
  answered: styles.good,
  lost: undefined,
  read: undefined,
  archived: undefined,
};

export function StatusBadge({ status }: { status: RequestStatus }) {
  return <span className={classes(styles.badge, STYLES[status])}>{texts.statuses[status]}</span>;
}
