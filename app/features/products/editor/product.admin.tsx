import { useState } from "react";
import { data, Outlet } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { LocalAutosave } from "#app/content/autosave/local-autosave.tsx";
import { contentTexts } from "#app/content/content.texts.ts";
import { DraftBar, PlanWithdrawal } from "#app/content/versions/draft-bar.tsx";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE, siteLocale } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import type { RouteHandle } from "#app/site/page-mode.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { OutdatedTexts } from "#app/ui/languages/outdated-texts.ts";
import { CATALOGUE_PATH, NEW_PRODUCT, productPath } from "../admin-list/product-list-address.ts";
import { productsAdminTexts as texts } from "../admin-list/products-admin.texts.ts";
import type { Route } from "./+types/product.admin.ts";
import { EditorFoot } from "./editor-foot.tsx";
import { handleProductForm, type ProductOutcome } from "./product-actions.server.ts";
import { listProductChoices, listProductDesigns } from "./product-choices.server.ts";
import {
  getUnpublishedProduct,
  newProductDraft,
  outdatedProduct,
  type ProductDraft,
} from "./product-drafts.server.ts";
import { ProductEditor } from "./product-editor.tsx";
import { getShownProduct } from "./unpublished-products.server.ts";

const NOT_FOUND = 404;
const GONE = { state: "gone" } as const;

export const meta: Route.MetaFunction = ({ loaderData: shown }) => [
  {
    title:
      shown?.state === "there"
        ? contentTexts.itemTitle(nameOf(shown.draft) || texts.editor.newTitle, texts.pageTitle)
        : texts.documentTitle,
  },
];

const nameOf = ({ words }: ProductDraft) => words[siteLocale()].name || words[DEFAULT_LOCALE].name;

/** Opens over the form. */
export const handle: RouteHandle = { dialogs: ["desenho"] };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const { id } = params;
  const isNew = id === NEW_PRODUCT;
  if (!isNew && !isId(id)) return data(GONE, { status: NOT_FOUND });
  return withFallback({ state: "failed" as const }, "The product could not be read", async () => {
    const [shown, draft, choices, designs, outdated, { brand }] = await Promise.all([
      isNew ? null : getShownProduct(editor, id),
      isNew ? newProductDraft() : getUnpublishedProduct(editor, id),
      listProductChoices(editor),
      isNew ? [] : listProductDesigns(editor, id),
      isNew ? [] : outdatedProduct(editor, id),
      getSettings(DEFAULT_LOCALE),
    ]);
    const seo = { origin: siteOrigin(request), brand: brand.name };
    return draft
      ? { state: "there" as const, shown, draft, choices, designs, outdated, seo }
      : data(GONE, { status: NOT_FOUND });
  });
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  handleProductForm(editorOf(context), isId(params.id) ? params.id : null, request);

export const clientAction = refuseWhenLost(texts.toasts.failed, { remove: texts.toasts.removeFailed });

export const shouldRevalidate = revalidateUnlessRefused;

export default function ProductScreen({ loaderData, actionData }: Route.ComponentProps) {
  const result: ProductOutcome | undefined = actionData;
  useOutcomeToast(result);
  const [isDesignTouched, setDesignTouched] = useState(false);
  if (loaderData.state === "failed")
    return <EmptyState title={texts.failed} next={texts.failedNext} isFailure />;
  if (loaderData.state === "gone")
    return (
      <>
        <StandingNotice notice={result?.toast} />
        <EmptyState title={texts.editor.gone} next={texts.editor.goneNext} isFailure>
          <ButtonRoute to={CATALOGUE_PATH} small>
            {texts.editor.back}
          </ButtonRoute>
        </EmptyState>
      </>
    );
  const { shown: onSite, draft, choices, designs, outdated, seo } = loaderData;
  return (
    <OutdatedTexts value={outdated}>
      <StandingNotice notice={result?.toast} />
      <DraftBar slug="tapetes" ids={draft.id ? [draft.id] : []} />
      <LocalAutosave key={draft.id} name={productPath(draft.id ?? NEW_PRODUCT)} answer={result}>
        {(shown, again) => (
          <ProductEditor
            key={again}
            draft={draft}
            onSite={onSite}
            choices={choices}
            designs={designs}
            seo={seo}
            answer={shown}
            isDesignTouched={isDesignTouched}
          />
        )}
      </LocalAutosave>
      {/* Its design, while it is open. */}
      <Outlet context={setDesignTouched} />
      <PlanWithdrawal slug="tapetes" id={draft.id} />
      {draft.id && <EditorFoot id={draft.id} name={nameOf(draft)} isOnSite={onSite?.state === "published"} />}
    </OutdatedTexts>
  );
}
