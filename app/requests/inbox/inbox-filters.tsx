import { useId } from "react";
import { Form, useSearchParams } from "react-router";
import { Button } from "#app/ui/forms/button.tsx";
import { Field, TextField } from "#app/ui/forms/field.tsx";
import { FilterTabs, ListSearch, ListTools } from "#app/ui/lists/list-tools.tsx";
import { FILTER_KEYS, type InboxFilter, isOfLeads, type RequestStatus, statusesOf } from "./inbox.rules.ts";
import { inboxTexts } from "./inbox.texts.ts";
import styles from "./inbox-filters.module.css";

const { filters: texts, statusTabs, search } = inboxTexts;

type InboxFiltersProps = {
  filter: InboxFilter;
  counts: Partial<Record<RequestStatus, number>>;
  total: number;
  origins: { value: string; label: string }[];
};

export function InboxFilters({ filter, counts, total, origins }: InboxFiltersProps) {
  // Among requests, those of messages stand only while there are any.
  const isShown = (status: RequestStatus) =>
    filter.origin !== null || isOfLeads(status) || Boolean(counts[status]) || status === filter.status;
  const tabs = statusesOf(filter.origin)
    .filter(isShown)
    .map((status) => ({ value: status, label: statusTabs[status], count: counts[status] ?? 0 }));
  return (
    <>
      <ListTools>
        <FilterTabs
          label={texts.status}
          name={FILTER_KEYS.status}
          options={[{ value: "", label: texts.all, count: total }, ...tabs]}
        />
        <ListSearch label={search} name={FILTER_KEYS.query} />
      </ListTools>
      <More filter={filter} origins={origins} />
    </>
  );
}

function More({ filter, origins }: Pick<InboxFiltersProps, "filter" | "origins">) {
  const id = useId();
  const [query] = useSearchParams();
  // Keeps search and state, unless the origin lacks the state.
  const kept = [FILTER_KEYS.query, FILTER_KEYS.status].flatMap((name) =>
    query.getAll(name).map((value) => [name, value] as const),
  );
  const isOpen = Boolean(filter.origin || filter.from || filter.until);
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{texts.more}</summary>
      <Form className={styles.fields} action="/admin/leads" preventScrollReset>
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Field id={`${id}-origin`} label={texts.origin}>
          <select
            key={filter.origin}
            id={`${id}-origin`}
            name={FILTER_KEYS.origin}
            defaultValue={filter.origin ?? ""}
          >
            <option value="">{texts.anyOrigin}</option>
            {origins.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <TextField
          key={`from-${filter.from}`}
          id={`${id}-from`}
          type="date"
          name={FILTER_KEYS.from}
          label={texts.from}
          defaultValue={filter.from ?? ""}
        />
        <TextField
          key={`until-${filter.until}`}
          id={`${id}-until`}
          type="date"
          name={FILTER_KEYS.until}
          label={texts.until}
          defaultValue={filter.until ?? ""}
        />
        <Button type="submit">{texts.apply}</Button>
      </Form>
    </details>
  );
}
