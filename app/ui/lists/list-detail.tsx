import { type ReactNode, useEffect, useRef } from "react";
import { Link, useNavigationType, useSearchParams } from "react-router";
import { Icon } from "../layout/icon.tsx";
import styles from "./list-detail.module.css";

type ListDetailProps = {
  above: ReactNode;
  list: ReactNode;
  children: ReactNode;
  hasItem: boolean;
};

export function ListDetail({ above, list, children, hasItem }: ListDetailProps) {
  return (
    <div className={hasItem ? `${styles.both} ${styles.hasItem}` : styles.both}>
      <div className={styles.above}>{above}</div>
      <div className={styles.list}>{list}</div>
      <div className={styles.side}>{children}</div>
    </div>
  );
}

type ItemSheetProps = {
  /** Title of the item. */
  title: string;
  note?: ReactNode;
  back: { to: string; label: string };
  above?: ReactNode;
  children: ReactNode;
};

export function ItemSheet({ title, note, back, above, children }: ItemSheetProps) {
  const heading = useArrival();
  return (
    <article className={styles.sheet} aria-labelledby="item-title">
      <BackToList {...back} />
      {above}
      <div>
        <h2 ref={heading} id="item-title" tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </article>
  );
}

/** Hidden on wide screens, which show the list. */
export function BackToList({ to, label }: { to: string; label: string }) {
  const [query] = useSearchParams();
  const search = query.size > 0 ? `?${query}` : "";
  return (
    <Link to={{ pathname: to, search }} className={styles.back}>
      <Icon name="arrow-back" small />
      {label}
    </Link>
  );
}

/** Focuses and shows the item's title after a click in the list. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = useNavigationType();
  useEffect(() => {
    if (kind === "POP" || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    const { top } = heading.current.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight) window.scrollTo(0, 0);
  }, [kind]);
  return heading;
}
