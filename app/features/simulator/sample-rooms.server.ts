import { listContent } from "#app/content/content.server.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { BUILT_IN_ROOMS } from "#app/features/settings/built-in-rooms.rules.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { contentOrDefault } from "#app/platform/http/content-tags.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { isViewOf, readRoomView } from "./room-view.rules.ts";
import type { ListedRoom } from "./sample-room.ts";
import { sampleRooms } from "./sample-rooms.content.ts";
import { simulatorTexts } from "./simulator.texts.ts";

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
  const found = await listContent(sampleRooms, locale, undefined, MOST_SHOWN);
  const pictures = await getPictures(
    found.flatMap(({ photo }) => photo ?? []),
    locale,
  );
  return found.flatMap(({ id, name, photo, view: text }) => {
    const picture = pictures.get(photo ?? "");
    const view = readRoomView(text);
    if (!picture || !view || !isViewOf(view, picture)) return [];
    return [{ id, name, photo: photoOf(picture), small: picture, view }];
  });
}

/** The widest rendition of a format that every browser decodes. */
function photoOf({ sources, srcset, src }: Picture): string {
  const webp = sources.find(({ type }) => type === "image/webp")?.srcset;
  return (webp ?? srcset)?.split(", ").at(-1)?.split(" ")[0] ?? src;
}
