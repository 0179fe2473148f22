import type { ComponentProps, ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { ContentTexts } from "#app/content/define-content.ts";
import { ITEMS_PER_PAGE, NEW_ITEM } from "#app/content/list.rules.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Later } from "#app/ui/feedback/later.tsx";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { UndoWithoutScript } from "#app/ui/feedback/undo-without-script.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { SavedNote } from "#app/ui/forms/saved-note.tsx";
import { languageTexts } from "#app/ui/languages/language.texts.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { Badge } from "#app/ui/lists/badge.tsx";
import { ListSearch, ListTools, NothingFound } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import { useRowRemoval } from "#app/ui/lists/row-removal.tsx";
import { SortableList } from "#app/ui/lists/sortable.tsx";
import { useListOrder } from "#app/ui/lists/use-list-order.ts";
import styles from "./item-list.module.css";
import { listScreenTexts as texts } from "./list-screen.texts.ts";

type ListResult = Outcome<{ form?: unknown; removed?: string }> | Outcome;

export type ItemRow = {
  id: string;
  name: string;
  facts?: string;
  isActive: boolean;
  missing: number;
  outdated: number;
  thumb?: ReactNode;
};

type ItemListProps = {
  rows: ItemRow[];
  page: number;
  total: number;
  path: string;
  texts: Omit<ContentTexts, "toasts">;
  answer: ListResult | undefined;
  isFixed?: boolean;
};

const LIST_ID = "items";

export function ItemList({ rows, page, total, path, texts: own, answer: result, isFixed }: ItemListProps) {
  const isSearched = useSearchParams()[0].has("q");
  const isLong = total > ITEMS_PER_PAGE;
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? "";
  const { order, onOrder } = useListOrder<ListResult>(nameOf, { action: path });
  useUndoableOutcome(result, {
    label: texts.undo,
    action: path,
    focusId: LIST_ID,
  });
  const { asksFor, question } = useRowRemoval({
    rows,
    titleOf: texts.question,
    text: own.removal ?? texts.questionText,
    action: path,
  });
  return (
    <>
      <PageHead title={own.pageTitle} lead={own.lead}>
        <SavedNote state={order.state} note={order.note} />
        <ButtonRoute to={`${path}/${NEW_ITEM}`} variant="solid" small icon="plus">
          {own.create}
        </ButtonRoute>
      </PageHead>
      <StandingNotice notice={result?.toast} />
      <UndoWithoutScript removed={result?.value?.removed} label={texts.undoWithoutScript} />
      {(isLong || isSearched) && (
        <ListTools>
          <ListSearch label={texts.search} />
        </ListTools>
      )}
      <div id={LIST_ID} tabIndex={-1} className={styles.frame}>
        {rows.length === 0 && isSearched ? (
          <NothingFound />
        ) : rows.length === 0 ? (
          <EmptyState title={own.empty} next={own.emptyNext} />
        ) : isFixed ? (
          <ul className={classes(styles.rows, styles.fixed)}>
            {rows.map((row) => (
              <li key={row.id} className={row.thumb ? styles.withThumb : undefined}>
                <Later>
                  <Row row={row} path={path} removal={asksFor(row)} />
                </Later>
              </li>
            ))}
          </ul>
        ) : (
          <SortableList
            items={rows}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            label={texts.order}
            moveIntent="order"
            revision={order.refusal}
            onOrder={onOrder}
            className={styles.rows}
            itemClassName={({ thumb }) => (thumb ? styles.withThumb : undefined)}
          >
            {(row, handle) => (
              <Later>
                <Row row={row} handle={handle} path={path} removal={asksFor(row)} />
              </Later>
            )}
          </SortableList>
        )}
        {question}
        {isLong && <Pager page={page} pageSize={ITEMS_PER_PAGE} total={total} />}
      </div>
    </>
  );
}

type RowProps = { row: ItemRow; handle?: ReactNode; path: string; removal: ComponentProps<"button"> };

function Row({ row, handle, path, removal }: RowProps) {
  return (
    <>
      {handle}
      {row.thumb && <span className={styles.thumb}>{row.thumb}</span>}
      <div className={styles.name}>
        <Link to={`${path}/${row.id}`} aria-label={texts.edit(row.name)} discover="none">
          {row.name}
        </Link>
        {row.facts && <span>{row.facts}</span>}
        {row.missing > 0 && (
          <span className={styles.missing}>
            <i aria-hidden="true" /> {texts.missing(row.missing)}
          </span>
        )}
        {row.outdated > 0 && (
          <span className={styles.missing}>
            <i aria-hidden="true" /> {languageTexts.outdatedCount(row.outdated)}
          </span>
        )}
      </div>
      <Badge isOn={row.isActive}>{row.isActive ? texts.active : texts.inactive}</Badge>
      <div className={styles.tools}>
        <Link
          to={`${path}/${row.id}`}
          className={styles.edit}
          tabIndex={-1}
          aria-hidden="true"
          discover="none"
        >
          <Icon name="edit" small />
        </Link>
        <IconButton {...removal} icon="trash" small aria-label={texts.removeOf(row.name)} />
      </div>
    </>
  );
}
