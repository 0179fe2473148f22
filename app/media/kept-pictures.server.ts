import { isOwnView } from "#app/platform/db/db.server.ts";
import { onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import type { Media } from "./media.table.ts";
import type { WordlessPicture } from "./pictures.ts";

type Kept = { picture: WordlessPicture | null; document: Media["document"] };

/** About two kilobytes each. */
const MOST_KEPT = 2000;
const kept = new Map<string, Kept>();
let changes = 0;

onContentChanged((tags, { keys }) => {
  if (!tags.includes("media")) return;
  changes += 1;
  for (const key of keys) {
    if (key === "media") kept.clear();
    else kept.delete(key.slice("media:".length));
  }
});

/** The pictures asked for lately stay in memory until they change; `read` is asked for the others, by address. */
export async function keptPictures(
  urls: string[],
  read: (missing: string[]) => Promise<(Kept & { url: string })[]>,
): Promise<Map<string, Kept>> {
  const found = new Map<string, Kept>();
  const mayKeep = !isOwnView();
  for (const url of mayKeep ? urls : []) {
    const picture = kept.get(url);
    if (!picture) continue;
    found.set(url, picture);
    // LRU order: reinserted at the end.
    kept.delete(url);
    kept.set(url, picture);
  }
  const missing = urls.filter((url) => !found.has(url));
  if (missing.length === 0) return found;
  const before = changes;
  for (const { url, ...picture } of await read(missing)) {
    found.set(url, picture);
    if (mayKeep && changes === before) kept.set(url, picture);
  }
  for (const url of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(url);
  }
  return found;
}
