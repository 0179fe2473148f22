import { editorOf } from "#app/features/accounts/guard.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Route } from "./+types/featured.admin.ts";
import { CollectionList } from "./collection-list.tsx";
import { listCollectionRows } from "./collection-rows.server.ts";
import { collectionsAdminTexts as texts } from "./collections-admin.texts.ts";

export const meta: Route.MetaFunction = () => [{ title: texts.featured.documentTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  try {
    return { rows: await listCollectionRows(editorOf(context), "featured") };
  } catch (error) {
    log.error({ err: error }, "The featured rugs could not be listed");
    return { rows: null };
  }
}

export default function FeaturedTab({ loaderData: { rows } }: Route.ComponentProps) {
  return <CollectionList words={texts.featured} rows={rows} areRugs />;
}
