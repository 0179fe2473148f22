import { useSearchParams } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ReadFailure } from "#app/ui/feedback/read-failure.tsx";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { UndoWithoutScript } from "#app/ui/feedback/undo-without-script.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { pageOf } from "#app/ui/lists/list-address.ts";
import { NothingFound } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import { useListOrder } from "#app/ui/lists/use-list-order.ts";
import { handleCatalogueForm, type ProductOutcome } from "../editor/product-actions.server.ts";
import { listProductChoices } from "../editor/product-choices.server.ts";
import { listProductRows } from "../product-rows.server.ts";
import type { Route } from "./+types/products.admin.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { ProductList } from "./product-list.tsx";
import {
  NEW_PRODUCT,
  PRODUCT_PAGE_SIZE,
  PRODUCT_PARAMS,
  productPath,
  readProductFilter,
} from "./product-list-address.ts";
import { ProductTools } from "./product-tools.tsx";
import { productsAdminTexts as texts } from "./products-admin.texts.ts";

const LIST_HEADING = "product-list";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const query = new URL(request.url).searchParams;
  const collection = query.get(PRODUCT_PARAMS.collection) ?? "";
  const asked = {
    search: query.get(PRODUCT_PARAMS.search) ?? "",
    page: pageOf(query),
    collectionId: isId(collection) ? collection : null,
    filter: readProductFilter(query),
  };
  return withFallback(
    { list: null, groups: [], collections: [] },
    "The catalogue could not be listed",
    async () => {
      const [list, choices] = await Promise.all([listProductRows(editor, asked), listProductChoices(editor)]);
      const { collections, categories } = choices;
      return { list, collections, groups: [...collections, ...categories] };
    },
  );
}

export const action = ({ request, context }: Route.ActionArgs) =>
  handleCatalogueForm(editorOf(context), request);

export const clientAction = refuseWhenLost(texts.toasts.failed, { remove: texts.toasts.removeFailed });

export const shouldRevalidate = revalidateUnlessRefused;

export default function ProductsScreen({
  loaderData: { list, groups, collections },
  actionData,
}: Route.ComponentProps) {
  const result: ProductOutcome | undefined = actionData;
  const [query] = useSearchParams();
  const nameOf = (id: string) => list?.rows.find((row) => row.id === id)?.name ?? "";
  const { order, onOrder } = useListOrder<ProductOutcome>(nameOf);
  useUndoableOutcome(result, { label: texts.removal.undo, focusId: LIST_HEADING });
  const isNarrowed = Object.values(PRODUCT_PARAMS).some((name) => query.get(name));
  return (
    <>
      <PageHead title={texts.pageTitle} lead={texts.lead} saved={order.note}>
        <ButtonRoute to={productPath(NEW_PRODUCT)} variant="solid" icon="plus">
          {texts.add}
        </ButtonRoute>
      </PageHead>
      <StandingNotice notice={result?.toast} />
      <UndoWithoutScript removed={result?.value?.removed} label={texts.removal.undoWithoutScript} />
      <ProductTools groups={groups} />
      {list === null ? (
        <ReadFailure title={texts.failed} next={texts.failedNext} />
      ) : list.rows.length > 0 || isNarrowed ? (
        <BulkActions collections={collections} rows={list.rows} answer={result} version={list.version}>
          {list.rows.length > 0 ? (
            <>
              <ProductList
                headingId={LIST_HEADING}
                rows={list.rows}
                refusal={order.refusal}
                onOrder={onOrder}
              />
              <Pager page={list.page} pageSize={PRODUCT_PAGE_SIZE} total={list.total} />
            </>
          ) : (
            <NothingFound />
          )}
        </BulkActions>
      ) : (
        <EmptyState title={texts.empty} next={texts.emptyNext} />
      )}
    </>
  );
}
