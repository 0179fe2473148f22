import { Link } from "react-router";
import { Icon } from "#app/ui/layout/icon.tsx";
import type from "#app/ui/layout/type.module.css";
import { firstOf, type MenuEntry } from "./admin-menu.ts";
import styles from "./entry-link.module.css";
import { menuTexts as texts } from "./menu.texts.ts";

export type Waiting = Partial<Record<string, number>>;

type EntryLinkProps = {
  entry: MenuEntry;
  current: MenuEntry | undefined;
  waiting: Waiting;
  className?: string;
};

export function EntryLink({ entry, current, waiting, className }: EntryLinkProps) {
  return (
    <Link to={firstOf(entry)} aria-current={entry === current || undefined} className={className}>
      <Icon name={entry.icon} className={styles.icon} />
      <span>{entry.name}</span>
      <Badge count={waiting[firstOf(entry)]} />
    </Link>
  );
}

const MOST_SHOWN = 99;

function Badge({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > MOST_SHOWN ? texts.many(MOST_SHOWN) : count}</span>
      <span className={type.visuallyHidden}>{texts.waiting(count)}</span>
    </span>
  );
}
