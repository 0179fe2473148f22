import { Link, useSearchParams } from "react-router";
import { Icon } from "../layout/icon.tsx";
import { listTexts as texts } from "./list.texts.ts";
import { listAddress, PAGE_FIELD, pagesShown } from "./list-address.ts";
import styles from "./pager.module.css";

type PagerProps = {
  page: number;
  pageSize: number;
  /** Number of items. */
  total: number;
};

export function Pager({ page, pageSize, total }: PagerProps) {
  const [query] = useSearchParams();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const to = (wanted: number) => listAddress(query, { [PAGE_FIELD]: wanted > 1 ? String(wanted) : null });
  const range = texts.range(
    Math.min((page - 1) * pageSize + 1, total),
    Math.min(page * pageSize, total),
    total,
  );
  return (
    <nav className={styles.pager} aria-label={texts.pages}>
      {pages > 1 && (
        <>
          <Arrow to={page > 1 ? to(page - 1) : null} label={texts.previous} icon="arrow-back" />
          <ol className={styles.numbers}>
            {pagesShown(page, pages).map((one, at) =>
              one === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
                <li key={`gap-${at}`}>{texts.gap}</li>
              ) : (
                <li key={one}>
                  <Link
                    to={to(one)}
                    aria-label={texts.page(one)}
                    aria-current={one === page ? "page" : undefined}
                  >
                    {one}
                  </Link>
                </li>
              ),
            )}
          </ol>
          <Arrow to={page < pages ? to(page + 1) : null} label={texts.next} icon="arrow" />
        </>
      )}
      <span className={styles.range}>{range}</span>
    </nav>
  );
}

type ArrowProps = { to: string | null; label: string; icon: "arrow" | "arrow-back" };

function Arrow({ to, label, icon }: ArrowProps) {
  return to === null ? (
    <span className={styles.none}>
      <Icon name={icon} />
    </span>
  ) : (
    <Link to={to} aria-label={label} className={styles.arrow}>
      <Icon name={icon} />
    </Link>
  );
}
