import { useLocation } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { typeAt } from "#app/content-types.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import type { Route } from "./+types/content-item.admin.ts";
import { ContentItemScreen } from "./content-item.tsx";
import { documentTitle } from "./content-title.ts";
import { handleListAction, loadListScreen } from "./list-screen.server.ts";
import { listScreenTexts } from "./list-screen.texts.ts";
import type { SeoFacts } from "./seo-section.tsx";

export const meta: Route.MetaFunction = ({ location, loaderData }) => [
  { title: documentTitle(typeAt(location.pathname), loaderData?.view) },
];

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  editorOf(context);
  const type = typeAt(url.pathname);
  const view = await loadListScreen(type, params.id, url.searchParams);
  return { view, seo: type.seo ? await seoFacts(request) : null };
}

async function seoFacts(request: Request): Promise<SeoFacts> {
  return { origin: siteOrigin(request), brand: (await getSettings(DEFAULT_LOCALE)).brand.name };
}

export function action({ request, context, params, url }: Route.ActionArgs) {
  return handleListAction(typeAt(url.pathname), { editor: editorOf(context), request, id: params.id });
}

export const clientAction = refuseWhenLost(listScreenTexts.toasts.saveFailed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function ContentItem({ loaderData, actionData, params }: Route.ComponentProps) {
  const type = typeAt(useLocation().pathname);
  return (
    <ContentItemScreen key={`${type.type} ${params.id}`} type={type} {...loaderData} answer={actionData} />
  );
}
