import type { ListView } from "#app/content/admin/list-screen.server.ts";
import { listContent } from "#app/content/content.server.ts";
import type { Entry } from "#app/content/define-content.ts";
import { BUILT_IN_ROOMS } from "#app/features/settings/built-in-rooms.rules.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { contentHashes, getPictures } from "#app/media/media.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { simulatorTexts } from "../simulator.texts.ts";
import { isViewOf, readRoomView } from "./room-view.rules.ts";
import type { ListedRoom } from "./sample-room.ts";
import { sampleRooms } from "./sample-rooms.content.ts";

/** Each adds its marks to the page. */
const MOST_SHOWN = 24;

/** Those of the maker first. */
export async function listSampleRooms(locale: Locale): Promise<ListedRoom[]> {
  const { simulator } = await getSettings(locale);
  const { rooms } = simulatorTexts(locale).start;
  const builtIn = BUILT_IN_ROOMS.filter((id) => !simulator.hiddenRooms.includes(id)).map((id) => ({
    ...{ id, builtIn: id, name: rooms[id] },
  }));
  const own = await contentOrDefault(
    [],
    "The sample rooms could not be read; the built-in ones are shown",
    () => listOwn(locale),
  );
  return [...own, ...builtIn];
}

async function listOwn(locale: Locale): Promise<ListedRoom[]> {
  const found = (await listContent(sampleRooms, locale)).slice(0, MOST_SHOWN);
  const { pictures, viewOf } = await readViews(found, locale);
  return found.flatMap((room) => {
    const picture = pictures.get(room.photo ?? "");
    const view = viewOf(room);
    if (!picture || !view) return [];
    return [{ id: room.id, name: room.name, photo: photoOf(picture), small: picture, view }];
  });
}

type Marked = { photo: string | null; view: string };

async function readViews(rooms: readonly Marked[], locale: Locale) {
  const urls = rooms.flatMap(({ photo }) => photo ?? []);
  const [pictures, hashes] = await Promise.all([getPictures(urls, locale), contentHashes(urls)]);
  const viewOf = ({ photo, view: text }: Marked) => {
    const picture = pictures.get(photo ?? "");
    const view = readRoomView(text);
    return picture && view && isViewOf(view, picture, hashes.get(photo ?? "")) ? view : null;
  };
  return { pictures, viewOf };
}

/** The names of those whose photo was replaced since its floor was marked. */
export async function findReplaced(view: ListView): Promise<string[]> {
  const items = view.kind === "list" ? view.items : view.kind === "item" && view.item ? [view.item] : [];
  const rooms = items.map(({ entry }) => entry as Entry<typeof sampleRooms.fields>);
  const { pictures, viewOf } = await readViews(rooms, DEFAULT_LOCALE);
  return rooms.filter((room) => pictures.has(room.photo ?? "") && !viewOf(room)).map(({ name }) => name);
}

/** The widest rendition of a format that every browser decodes. */
function photoOf({ sources, srcset, src }: Picture): string {
  const webp = sources.find(({ type }) => type === "image/webp")?.srcset;
  return (webp ?? srcset)?.split(", ").at(-1)?.split(" ")[0] ?? src;
}
