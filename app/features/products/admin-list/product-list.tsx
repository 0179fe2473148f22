import type { ComponentProps, ReactNode } from "react";
import { type FetcherWithComponents, Link, useFetcher, useLocation } from "react-router";
import { currencyOf, formatPrice } from "#app/i18n/format.ts";
import { DEFAULT_LOCALE, LANGUAGES, siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { Later } from "#app/ui/feedback/later.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { languageTexts } from "#app/ui/languages/language.texts.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import type from "#app/ui/layout/type.module.css";
import { Badge } from "#app/ui/lists/badge.tsx";
import { BulkCheckbox, BulkCheckboxAll } from "#app/ui/lists/bulk-checkbox.tsx";
import { useRowRemoval } from "#app/ui/lists/row-removal.tsx";
import { SortableList } from "#app/ui/lists/sortable.tsx";
import { LatePicture } from "#app/ui/media/late-picture.tsx";
import type { ProductOutcome } from "../editor/product-actions.server.ts";
import type { ProductRow } from "../product-rows.server.ts";
import { BULK_FORM } from "./bulk-form.ts";
import styles from "./product-list.module.css";
import { CATALOGUE_PATH, productPath } from "./product-list-address.ts";
import { productsAdminTexts } from "./products-admin.texts.ts";

const { row: texts, removal, facts, states, waiting: said, noPicture, list } = productsAdminTexts;

type ProductListProps = {
  headingId: string;
  rows: ProductRow[];
  refusal: ProductOutcome | undefined;
  onOrder: ComponentProps<typeof SortableList>["onOrder"];
};

export function ProductList({ headingId, rows, refusal, onOrder }: ProductListProps) {
  // Of the list, because the row leaves the page when it goes to the catalogue's start.
  const acts = useFetcher<ProductOutcome>();
  useUndoableOutcome(acts.data, { label: removal.undo, action: CATALOGUE_PATH });
  const { asksFor, question } = useRowRemoval({
    rows,
    titleOf: removal.question,
    text: removal.text,
    action: CATALOGUE_PATH,
  });
  return (
    <section aria-labelledby={headingId} className={styles.list}>
      <h3 id={headingId} tabIndex={-1} className={type.visuallyHidden}>
        {list}
      </h3>
      <BulkCheckboxAll form={BULK_FORM} />
      <SortableList
        items={rows}
        idOf={({ id }: ProductRow) => id}
        nameOf={({ name }: ProductRow) => name}
        label={list}
        className={styles.rows}
        revision={refusal}
        onOrder={onOrder}
      >
        {(row: ProductRow, handle) => (
          <Later>
            <Row
              row={row}
              place={rows.indexOf(row)}
              handle={handle}
              removal={asksFor(row)}
              ActForm={acts.Form}
            />
          </Later>
        )}
      </SortableList>
      {question}
    </section>
  );
}

type ActForm = FetcherWithComponents<ProductOutcome>["Form"];
type RowProps = {
  row: ProductRow;
  place: number;
  handle: ReactNode;
  removal: ComponentProps<"button">;
  ActForm: ActForm;
};

function Row({ row, place, handle, removal, ActForm }: RowProps) {
  const path = productPath(row.id) + useLocation().search;
  return (
    <div className={styles.row}>
      <span className={styles.handle}>
        <BulkCheckbox form={BULK_FORM} id={row.id} name={row.name} />
        {handle}
      </span>
      <Link to={path} className={styles.thumb} tabIndex={-1} aria-hidden="true" discover="none">
        {row.cover ? (
          <LatePicture picture={row.cover} alt="" sizes="72px" place={place} />
        ) : (
          <span>{noPicture}</span>
        )}
      </Link>
      <span className={styles.name}>
        <Link to={path} discover="none">
          {row.name}
        </Link>
        <span>{factsOf(row)}</span>
        <Missing missing={row.missing} outdated={row.outdated} />
      </span>
      <span className={styles.state}>
        <Badge isOn={row.state === "published"}>{states[row.state]}</Badge>
        {waitingOf(row).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </span>
      <span className={styles.tools}>
        <RowActs row={row} ActForm={ActForm} />
        <Link to={path} className={styles.tool} aria-label={texts.edit(row.name)} discover="none">
          <Icon name="edit" small />
        </Link>
        <IconButton {...removal} icon="trash" small aria-label={texts.remove(row.name)} />
      </span>
    </div>
  );
}

function factsOf({ collection, sizes, priceCents }: ProductRow): string {
  const price =
    priceCents === null
      ? facts.onRequest
      : facts.from(formatPrice(priceCents, currencyOf(siteLocale()), DEFAULT_LOCALE));
  const known = sizes === 0 ? [facts.noSizes] : [facts.sizes(sizes), price];
  return [...(collection ? [collection] : []), ...known].join(", ");
}

function waitingOf({ state, waiting }: ProductRow): string[] {
  if (!waiting) return [];
  const { isDraft, publishAt, withdrawAt } = waiting;
  // A rug that is nothing but a draft says so already.
  const drafted = publishAt ? [said.scheduled(publishAt)] : isDraft && state !== "new" ? [said.changes] : [];
  return withdrawAt ? [...drafted, said.leaves(withdrawAt)] : drafted;
}

function Missing({ missing, outdated }: Pick<ProductRow, "missing" | "outdated">) {
  const owed = siteLocales().filter((locale) => missing[locale] > 0);
  if (owed.length === 0 && outdated === 0) return null;
  const texts = owed.map((locale) => facts.missing(LANGUAGES[locale].adminName, missing[locale]));
  if (outdated > 0) texts.push(languageTexts.outdatedCount(outdated));
  return <span className={styles.missing}>{texts.join(", ")}</span>;
}

function RowActs({ row, ActForm }: { row: ProductRow; ActForm: ActForm }) {
  return (
    <ActForm method="post" action={CATALOGUE_PATH} className={styles.acts}>
      <input type="hidden" name="id" value={row.id} />
      <IconButton
        icon="arrow-down"
        small
        className={styles.up}
        type="submit"
        name="intent"
        value="toTop"
        aria-label={texts.toTop(row.name)}
      />
      <IconButton
        icon="copy"
        small
        type="submit"
        name="intent"
        value="duplicate"
        aria-label={texts.duplicate(row.name)}
      />
    </ActForm>
  );
}

type ProductRemovalProps = { id: string; name: string; children: (question: string) => ReactNode };

export function ProductRemoval({ id, name, children }: ProductRemovalProps) {
  const question = `remove-${id}`;
  return (
    <>
      {children(question)}
      <ConfirmForm
        id={question}
        title={removal.question(name)}
        text={removal.text}
        fields={{ id }}
        action={CATALOGUE_PATH}
      />
    </>
  );
}
