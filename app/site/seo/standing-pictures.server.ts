import { getCuration } from "#app/features/curation/curation.server.ts";
import { listGallerySets } from "#app/features/gallery/full-gallery.server.ts";
import { getPage } from "#app/features/pages/pages.server.ts";
import { getGeometric } from "#app/features/products/lists/geometric.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";

/** Of one page in the sitemap, which has each once for each language. */
const MOST_PICTURES = 100;

type Shown = { picture: Picture | null | undefined };
const sources = (shown: readonly Shown[]) =>
  [...new Set(shown.flatMap(({ picture }) => picture?.src ?? []))].slice(0, MOST_PICTURES);

/** By the path of a page that every site has; those without pictures are left out. */
export async function listStandingPictures(): Promise<Map<string, string[]>> {
  const [sets, curation, geometric, story, chosen] = await Promise.all([
    listGallerySets(DEFAULT_LOCALE, ""),
    getCuration(null, DEFAULT_LOCALE),
    getGeometric(DEFAULT_LOCALE),
    getPage("nossa-historia", DEFAULT_LOCALE),
    chosenPictures(),
  ]);
  return new Map([
    ...chosen,
    ["/galeria", sources(sets.flatMap(({ images }) => images))],
    ["/curadoria", sources(curation.edition?.pictures ?? [])],
    ["/tapetes-geometricos", sources(geometric.pictures)],
    ["/nossa-historia", sources([...story.pictures.values()].map((picture) => ({ picture })))],
  ]);
}

/** Pictures that are chosen in the settings. */
async function chosenPictures(): Promise<[path: string, pictures: string[]][]> {
  const { home, pages, contact } = await getSettings(DEFAULT_LOCALE);
  const { newCollection, craft, simulatorPromo, showroom, story, access, design } = home;
  const of: [path: string, pictures: string[]][] = [
    [
      "/principal",
      [
        ...[newCollection, craft, simulatorPromo, ...showroom.pictures].map(({ picture }) => picture),
        ...[story.picture, access.picture, design.cardPicture, design.rugPicture],
      ],
    ],
    ["/amostra-de-cores", [pages.swatchesPicture]],
    [
      "/personalizados",
      [pages.madeToMeasurePicture, ...pages.madeToMeasurePieces.map(({ picture }) => picture)],
    ],
    ["/acesso-exclusivo", [pages.accessPicture]],
    ["/contato", [contact.mapPicture]],
  ];
  const known = await getPictures(of.flatMap(([, pictures]) => pictures).filter(Boolean), DEFAULT_LOCALE);
  return of.map(([path, pictures]) => [path, sources(pictures.map((url) => ({ picture: known.get(url) })))]);
}
