import { editorOf } from "#app/accounts/guard.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import type { Route } from "./+types/featured.admin.ts";
import { handleCollectionForm, readTab } from "./collection-actions.server.ts";
import { CollectionTab } from "./collection-tab.tsx";
import { collectionsAdminTexts as texts } from "./collections-admin.texts.ts";

export const meta: Route.MetaFunction = () => [{ title: texts.featured.documentTitle }];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readTab(editorOf(context), "featured", request);

export const action = ({ request, context }: Route.ActionArgs) =>
  handleCollectionForm(editorOf(context), "featured", request);

export const clientAction = refuseWhenLost(texts.toasts.failed, { remove: texts.toasts.removeFailed });

export const shouldRevalidate = revalidateUnlessRefused;

export default function FeaturedTab({ loaderData, actionData }: Route.ComponentProps) {
  return <CollectionTab kind="featured" answer={actionData} {...loaderData} />;
}
