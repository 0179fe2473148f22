import { type ReactNode, useEffect, useRef } from "react";
import { Link, useNavigationType, useSearchParams } from "react-router";
import { Icon } from "./icon.tsx";
import styles from "./list-beside.module.css";

type ListBesideProps = {
  /** Title and tools, as wide as both. */
  above: ReactNode;
  list: ReactNode;
  /** The item that was chosen, or a word that none was. */
  children: ReactNode;
  hasItem: boolean;
};

/** A list with the chosen item beside it; narrower screens show one or the other. */
export function ListBeside({ above, list, children, hasItem }: ListBesideProps) {
  return (
    <div className={hasItem ? `${styles.both} ${styles.hasItem}` : styles.both}>
      <div className={styles.above}>{above}</div>
      <div className={styles.list}>{list}</div>
      <div className={styles.side}>{children}</div>
    </div>
  );
}

type ItemSheetProps = {
  /** What the item is called. */
  title: string;
  note?: ReactNode;
  /** Where its list is, and the words that lead back. */
  back: { to: string; label: string };
  /** Above the title: pictures. */
  above?: ReactNode;
  children: ReactNode;
};

/** The sheet of one entry. */
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

/** The way back to the list as it was asked for; wide screens have it in view. */
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

/** Who came here by choosing a line of the list goes on at the item's title, and sees it. */
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
