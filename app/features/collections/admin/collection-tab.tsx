import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ListResult } from "#app/content/admin/list-screen.server.ts";
import { LocalAutosave } from "#app/content/autosave/local-autosave.tsx";
import type { ContentItem } from "#app/content/content.server.ts";
import { DraftBar, PlanWithdrawal } from "#app/content/versions/draft-bar.tsx";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { productsForPath, productsInPath } from "#app/features/products/admin-list/bulk-form.ts";
import { FEATURED_FROM_KEY } from "#app/features/products/admin-list/product-list-address.ts";
import { siteLocale } from "#app/i18n/locales.ts";
import type { OutdatedText } from "#app/i18n/translated-words.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ReadFailure } from "#app/ui/feedback/read-failure.tsx";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { UndoWithoutScript } from "#app/ui/feedback/undo-without-script.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { OutdatedTexts } from "#app/ui/languages/outdated-texts.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { listAddress } from "#app/ui/lists/list-address.ts";
import { FilterTabs, ListSearch, ListTools, NothingFound } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import { EditorPanel, SideEditor } from "#app/ui/lists/side-editor.tsx";
import { SortableList } from "#app/ui/lists/sortable.tsx";
import { useListOrder } from "#app/ui/lists/use-list-order.ts";
import type { CollectionSeoFacts } from "../collection-seo.ts";
import {
  COLLECTION_PAGE_SIZE,
  COLLECTION_TYPES,
  type CollectionKind,
  EDIT_KEY,
  PLACE_KEY,
  PRODUCT_SEARCH_KEY,
  readCollectionPlace,
} from "../collection-types.ts";
import { CollectionForm } from "./collection-form.tsx";
import { CollectionCard, CollectionLine } from "./collection-row.tsx";
import type { CollectionRow, CollectionRows } from "./collection-rows.server.ts";
import styles from "./collection-tab.module.css";
import { collectionsAdminTexts as texts } from "./collections-admin.texts.ts";
import type { FeaturedPrefillOptions } from "./featured-prefill.server.ts";
import { FeaturedPrefillChoice } from "./featured-prefill.tsx";

export type CollectionTabData = {
  list: CollectionRows | null;
  item: ContentItem | null;
  outdated: OutdatedText[];
  /** Only of what has a page of its own. */
  seo: CollectionSeoFacts | null;
  /** Only of a new featured rug. */
  starts: FeaturedPrefillOptions | null;
};

type CollectionTabProps = CollectionTabData & { kind: CollectionKind; answer: ListResult | undefined };

const { place } = collections.fields;
const LIST_HEADING = "collection-list";

/** The empty form is there already. */
const focusNewForm = () => document.querySelector<HTMLElement>("main form input[name=title]")?.focus();

export function CollectionTab(props: CollectionTabProps) {
  const { kind, list, item, outdated, seo, starts, answer: result } = props;
  const start = starts?.start ?? null;
  const { path, texts: own } = COLLECTION_TYPES[kind];
  const words = texts[kind];
  const ids = item ? [item.id] : [];
  const [query] = useSearchParams();
  const nameOf = (id: string) => list?.rows.find((row) => row.id === id)?.name ?? "";
  const { order, onOrder } = useListOrder<ListResult>(nameOf);
  useUndoableOutcome(result, { label: texts.remove.undo, focusId: LIST_HEADING });
  const ofForm = useFormOutcome(result);
  const base = listAddress(query, {
    ...{ [EDIT_KEY]: null, [FEATURED_FROM_KEY]: null, [PRODUCT_SEARCH_KEY]: null },
    pagina: query.get("pagina"),
  });
  const edited = list?.rows.find(({ id }) => id === item?.id);
  return (
    <>
      <PageHead title={own.pageTitle} lead={words.lead} saved={order.note}>
        <ButtonRoute
          to={base}
          preventScrollReset
          variant="solid"
          icon="plus"
          onClick={() => !item && focusNewForm()}
        >
          {words.add}
        </ButtonRoute>
      </PageHead>
      <StandingNotice notice={result?.toast} />
      <UndoWithoutScript removed={result?.value?.removed} label={texts.remove.undoWithoutScript} />
      {list === null ? (
        <ReadFailure title={texts.failed} next={words.failedNext} />
      ) : (
        <SideEditor
          list={
            <>
              <ListTools>
                {kind === "collections" && (
                  <FilterTabs
                    label={place.label}
                    name={PLACE_KEY}
                    options={[
                      { value: "", label: place.options.page },
                      { value: "faixa", label: place.options.strip },
                    ]}
                  />
                )}
                <ListSearch label={words.search} />
              </ListTools>
              <h3 id={LIST_HEADING} tabIndex={-1} className={styles.heading}>
                {words.list}
              </h3>
              <Rows kind={kind} list={list} editedId={item?.id} refusal={order.refusal} onOrder={onOrder} />
            </>
          }
        >
          <EditorPanel
            title={item ? texts.form.editing(item.words[siteLocale()].title ?? "") : words.add}
            subject={item?.id ?? start?.id ?? ""}
          >
            {starts && !start && <FeaturedPrefillChoice offered={starts.offered} />}
            <DraftBar slug={path} ids={ids} />
            <LocalAutosave
              key={item?.id ?? `new-${list.newestAt}-${start?.id ?? ""}`}
              name={`${kind} ${item?.id ?? start?.id ?? "new"}`}
              answer={ofForm}
            >
              {(shown, again) => (
                <OutdatedTexts value={outdated}>
                  <CollectionForm
                    key={again}
                    kind={kind}
                    item={item}
                    start={start}
                    place={readCollectionPlace(query)}
                    isNamed={edited?.isNamed ?? false}
                    answer={shown}
                    listAddress={base}
                    seo={seo}
                  />
                </OutdatedTexts>
              )}
            </LocalAutosave>
            <PlanWithdrawal slug={path} id={item?.id ?? null} />
            {kind === "collections" && item && (
              <div className={styles.rugs}>
                <ButtonRoute to={productsInPath(item.id)} small icon="arrow">
                  {texts.form.rugs}
                </ButtonRoute>
                {(item.entry as { place?: string }).place === "page" && (
                  <ButtonRoute to={productsForPath(item.id)} small icon="plus">
                    {texts.form.chooseRugs}
                  </ButtonRoute>
                )}
              </div>
            )}
          </EditorPanel>
        </SideEditor>
      )}
    </>
  );
}

/** Without those of the list: a deleted row saves nothing of the form. */
function useFormOutcome(result: ListResult | undefined): ListResult | undefined {
  const [last, setLast] = useState(result);
  const ofForm = result?.value?.removed ? last : result;
  if (ofForm !== last) setLast(ofForm);
  return ofForm;
}

type RowsProps = {
  kind: CollectionKind;
  list: CollectionRows;
  editedId: string | undefined;
  refusal: ListResult | undefined;
  onOrder: ReturnType<typeof useListOrder<ListResult>>["onOrder"];
};

function Rows({ kind, list, editedId, refusal, onOrder }: RowsProps) {
  const words = texts[kind];
  const [query] = useSearchParams();
  if (list.rows.length === 0)
    return query.get("q") ? <NothingFound /> : <EmptyState title={words.empty} next={words.emptyNext} />;
  const Row = kind === "featured" ? CollectionLine : CollectionCard;
  return (
    <>
      <SortableList
        items={list.rows}
        idOf={({ id }: CollectionRow) => id}
        nameOf={({ name }: CollectionRow) => name}
        label={words.list}
        layout={kind === "featured" ? "rows" : "grid"}
        className={kind === "featured" ? styles.rows : styles.cards}
        itemClassName={({ id }: CollectionRow) => (id === editedId ? styles.edited : undefined)}
        revision={refusal}
        onOrder={onOrder}
      >
        {(row: CollectionRow, handle) => (
          <Row
            row={row}
            handle={handle}
            removeText={row.isNamed ? texts.remove.namedText : words.removeText}
            editAddress={listAddress(query, { [EDIT_KEY]: row.id, pagina: query.get("pagina") })}
          />
        )}
      </SortableList>
      {list.total > COLLECTION_PAGE_SIZE && (
        <Pager page={list.page} pageSize={COLLECTION_PAGE_SIZE} total={list.total} />
      )}
    </>
  );
}
