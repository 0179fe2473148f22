import { type ReactNode, useEffect, useId, useRef } from "react";
import { Form, Link, useSearchParams, useSubmit } from "react-router";
import { EmptyState } from "../feedback/empty-state.tsx";
import { Icon } from "../layout/icon.tsx";
import type from "../layout/type.module.css";
import { useCurrentInStrip } from "../layout/use-current-in-strip.ts";
import { listTexts as texts } from "./list.texts.ts";
import { listAddress, PAGE_FIELD } from "./list-address.ts";
import styles from "./list-tools.module.css";

export function ListTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

type ListSearchProps = {
  /** "Nome, cidade ou tapete" */
  label: string;
  name?: string;
};

const PAUSE_MS = 300;

/** Searches while typing; without script, on Enter. Other parameters stay. */
export function ListSearch({ label, name = "q" }: ListSearchProps) {
  const id = useId();
  const [query] = useSearchParams();
  const submit = useSubmit();
  const timer = useRef<number>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const asked = query.get(name) ?? "";
  useEffect(() => {
    // Follows the address, unless the field is focused.
    if (input.current && document.activeElement !== input.current) input.current.value = asked;
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const others = [...query].filter(([other]) => other !== name && other !== PAGE_FIELD);
  return (
    <Form
      role="search"
      aria-label={label}
      className={styles.search}
      preventScrollReset
      onChange={({ currentTarget }) => {
        clearTimeout(timer.current);
        timer.current = window.setTimeout(
          () => void submit(currentTarget, { replace: asked !== "", preventScrollReset: true }),
          PAUSE_MS,
        );
      }}
      onSubmit={() => clearTimeout(timer.current)}
    >
      {others.map(([other, value]) => (
        <input key={`${other}=${value}`} type="hidden" name={other} value={value} />
      ))}
      <label htmlFor={id} className={type.visuallyHidden}>
        {label}
      </label>
      <Icon name="search" small className={styles.glass} />
      <input
        ref={input}
        id={id}
        type="search"
        name={name}
        defaultValue={asked}
        placeholder={label}
        autoComplete="off"
      />
      <noscript>
        <button type="submit" className={styles.find}>
          {texts.search}
        </button>
      </noscript>
    </Form>
  );
}

export type FilterOption = { value: string; label: string; count?: number };

type FilterTabsProps = {
  label: string;
  /** Parameter; an empty value leaves it out. */
  name: string;
  options: readonly FilterOption[];
};

/** Links for the values of one parameter. */
export function FilterTabs({ label, name, options }: FilterTabsProps) {
  const [query] = useSearchParams();
  const current = query.get(name) ?? "";
  const strip = useCurrentInStrip(current);
  return (
    <nav aria-label={label}>
      <ul ref={strip} className={styles.filters}>
        {options.map((option) => (
          <li key={option.value}>
            <Link
              to={listAddress(query, { [name]: option.value || null })}
              preventScrollReset
              aria-current={option.value === current || undefined}
              className={styles.filter}
            >
              {option.label}
              {option.count !== undefined && <span className={type.num}>{option.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One option for all and one for each value, with how many there are. */
export const countedOptions = <Value extends string>(
  all: string,
  values: readonly Value[],
  labels: Record<Value, string>,
  { total, counts }: { total: number; counts: Partial<Record<Value, number>> },
): FilterOption[] => [
  { value: "", label: all, count: total },
  ...values.map((value) => ({ value, label: labels[value], count: counts[value] ?? 0 })),
];

type ListRowsProps = {
  rows: readonly unknown[];
  isNarrowed: boolean;
  texts: { empty: string; emptyNext: string };
  children: ReactNode;
};

/** What shows the rows of a list, or why there are none. */
export function ListRows({ rows, isNarrowed, texts, children }: ListRowsProps) {
  if (rows.length > 0) return children;
  return isNarrowed ? <NothingFound /> : <EmptyState title={texts.empty} next={texts.emptyNext} />;
}

export function NothingFound({ children }: { children?: ReactNode }) {
  return (
    <EmptyState title={texts.nothingFound} next={texts.nothingFoundNext}>
      {children ?? (
        <Link to="?" className={styles.clear}>
          {texts.clear}
        </Link>
      )}
    </EmptyState>
  );
}
