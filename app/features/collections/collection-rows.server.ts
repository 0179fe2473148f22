import type { Editor } from "#app/features/accounts/guard.server.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import type { ContentRow } from "#app/ui/content-rows.tsx";
import { listAllCollections } from "./collections.server.ts";
import type { Collection } from "./collections.table.ts";

/** Everything of one kind, newest first, as the administration lists it. */
export async function listCollectionRows(editor: Editor, kind: Collection["kind"]): Promise<ContentRow[]> {
  const collections = await listAllCollections(editor, kind);
  const urls = collections.map(({ imageUrl }) => imageUrl ?? "");
  const pictures = await getPictures(urls.filter(Boolean), DEFAULT_LOCALE);
  return collections.map(({ id, title, description, url, imageUrl, active }) => ({
    id,
    name: title,
    facts: description || url || "",
    picture: pictures.get(imageUrl ?? "") ?? null,
    isActive: active,
  }));
}
