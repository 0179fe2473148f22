import { type ContentRow, ContentRows } from "#app/ui/content-rows.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { collectionsAdminTexts as texts } from "./collections-admin.texts.ts";

type CollectionListProps = {
  words: (typeof texts)["collections" | "featured"];
  /** `null`: they could not be read. */
  rows: ContentRow[] | null;
  /** Rugs seen from above, not rooms. */
  areRugs?: boolean;
};

/** The two tabs of the table that keeps both collections and featured rugs. */
export function CollectionList({ words, rows, areRugs }: CollectionListProps) {
  return (
    <>
      <PageHead title={words.pageTitle} lead={words.lead} />
      {rows === null ? (
        <EmptyState title={words.failed} next={texts.failedNext} isFailure />
      ) : rows.length === 0 ? (
        <EmptyState title={words.empty} next={words.emptyNext} />
      ) : (
        <ContentRows rows={rows} texts={texts} areWhole={areRugs} />
      )}
    </>
  );
}
