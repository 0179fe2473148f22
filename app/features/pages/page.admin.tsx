import { redirect } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import type { ListResult } from "#app/content/admin/list-screen.server.ts";
import { formSchema } from "#app/content/content-form.ts";
import { withMerged } from "#app/content/versions/conflict.server.ts";
import { handleForm } from "#app/content/versions/handle-form.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { formatTimeOrDay } from "#app/i18n/format-date-time.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { refused, succeeded } from "#app/platform/outcome.ts";
import { readTranslatedFields } from "#app/platform/translated-form.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { OutdatedTexts } from "#app/ui/languages/outdated-texts.ts";
import type { Route } from "./+types/page.admin.ts";
import { PageEditor } from "./page-editor.tsx";
import { getUnpublishedPage, isPageSlug, outdatedPages, savePage, slugOfPage } from "./page-edits.server.ts";
import { PAGE_WORDS, pages } from "./pages.content.ts";
import { pagesAdminTexts as texts } from "./pages-admin.texts.ts";

const LIST = "/admin/paginas";
const { toasts } = texts;

export const meta: Route.MetaFunction = ({ params: { slug } }) => [
  { title: isPageName(slug) ? texts.documentTitle(texts.names[slug]) : texts.listDocumentTitle },
];

const isPageName = (slug: string | undefined): slug is keyof typeof texts.names =>
  slug !== undefined && Object.hasOwn(texts.names, slug);

export async function loader({ request, context, params: { slug } }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const origin = siteOrigin(request);
  return withFallback(
    { page: undefined, updated: null, origin, brand: "", outdated: [] },
    "A page could not be read",
    async () => {
      const named = isId(slug) ? await slugOfPage(slug) : undefined;
      if (named) return redirect(`${LIST}/${named}`);
      if (!isPageSlug(slug)) return { page: null, updated: null, origin, brand: "", outdated: [] };
      const [page, { brand }] = await Promise.all([
        getUnpublishedPage(editor, slug),
        getSettings(DEFAULT_LOCALE),
      ]);
      const updated = page.updatedAt && formatTimeOrDay(page.updatedAt, now());
      const outdated = await outdatedPages(page.id ? [page.id] : []);
      return { page, updated, origin, brand: brand.name, outdated };
    },
  );
}

export async function action({ request, context, params: { slug } }: Route.ActionArgs): Promise<ListResult> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  if (!isPageSlug(slug)) return refused(toasts.failed);
  return handleForm(fields, {
    schema: formSchema(pages),
    invalid: () => toasts.refused,
    failed: toasts.failed,
    async save(form, refuse, baseVersion): Promise<ListResult> {
      const changed = readTranslatedFields(fields, PAGE_WORDS);
      const coverUrl = String(form.coverUrl ?? "");
      const errors = await savePage(editor, slug, { changed, coverUrl, baseVersion });
      return errors ? refuse(toasts.refused, errors) : succeeded(withMerged(toasts.saved, baseVersion));
    },
  });
}

export const clientAction = refuseWhenLost(toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function PageTab({ loaderData, actionData }: Route.ComponentProps) {
  const { page, updated, origin, brand, outdated } = loaderData;
  if (!page) {
    return page === null ? (
      <EmptyState title={texts.gone} next={texts.goneNext}>
        <ButtonRoute to={LIST} small>
          {texts.back}
        </ButtonRoute>
      </EmptyState>
    ) : (
      <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
    );
  }
  return (
    <OutdatedTexts value={outdated}>
      <PageEditor key={page.slug} {...{ page, updated, origin, brand }} answer={actionData} />
    </OutdatedTexts>
  );
}
