import { useLocation } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { contentTexts } from "#app/content/content.texts.ts";
import { typeAt } from "#app/content-types.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import type { Route } from "./+types/content.admin.ts";
import { ContentListScreen } from "./content-list.tsx";
import { handleListAction, loadListScreen } from "./list-screen.server.ts";
import { listScreenTexts } from "./list-screen.texts.ts";

export const meta: Route.MetaFunction = ({ location }) => [
  { title: contentTexts.documentTitle(typeAt(location.pathname).texts.pageTitle) },
];

export function loader({ context, url }: Route.LoaderArgs) {
  editorOf(context);
  return loadListScreen(typeAt(url.pathname), undefined, url.searchParams);
}

export function action({ request, context, url }: Route.ActionArgs) {
  return handleListAction(typeAt(url.pathname), { editor: editorOf(context), request, id: undefined });
}

export const clientAction = refuseWhenLost(listScreenTexts.toasts.saveFailed, {
  remove: listScreenTexts.toasts.removeFailed,
});

export const shouldRevalidate = revalidateUnlessRefused;

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const type = typeAt(useLocation().pathname);
  return <ContentListScreen key={type.type} type={type} view={loaderData} answer={actionData} />;
}
