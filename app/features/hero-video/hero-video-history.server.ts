import type { Editor } from "#app/accounts/guard.server.ts";
import { listItems } from "#app/content/content.server.ts";
import { saveContent } from "#app/content/content-editing.server.ts";
import { DEFAULT_LOCALE, inEachLocale } from "#app/i18n/locales.ts";
import { getLibraryFiles } from "#app/media/picker/picker.server.ts";
import { heroVideo } from "./hero-video.content.ts";
import { HERO_HISTORY_LENGTH } from "./hero-video.rules.ts";
import { filmOf, type HeroFilm } from "./hero-video.server.ts";

/** `address`: as saved, of a file its name; `url`: as played. */
export type EarlierFilm = HeroFilm & { id: string; address: string; isActive: boolean; savedAt: string };

export async function listHeroVideos(editor: Editor): Promise<EarlierFilm[]> {
  const films = (await listItems(heroVideo)).sort(
    (one, other) =>
      Number(other.active) - Number(one.active) || other.updatedAt.getTime() - one.updatedAt.getTime(),
  );
  const listed = films.slice(0, HERO_HISTORY_LENGTH);
  const files = await getLibraryFiles(
    editor,
    listed.map(({ entry }) => entry.url),
  );
  const names = new Map(files.map(({ url, name }) => [url, name]));
  return Promise.all(
    listed.map(async ({ id, active, entry, updatedAt }) => ({
      ...(await filmOf(entry, DEFAULT_LOCALE)),
      ...{
        id,
        address: names.get(entry.url) ?? entry.url,
        isActive: active,
        savedAt: updatedAt.toISOString(),
      },
    })),
  );
}

export async function restoreHeroVideo(editor: Editor, id: string): Promise<boolean> {
  const shown = { id, facts: { active: true }, changed: inEachLocale(() => ({})) };
  return (await saveContent(editor, heroVideo, shown)) !== "gone";
}
