import type { Locale } from "#app/i18n/locales.ts";
import { wordOf } from "#app/i18n/translated-words.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { DRAWN_BY_BROWSERS, FIRST_RENDITION_WIDTH, fileUrl } from "./media.rules.ts";
import type { Media, MediaVariant } from "./media.table.ts";

const UNMEASURED = { width: 4, height: 3 };
const CENTRE = { x: 0.5, y: 0.5 };
const MOST_THUMBNAIL_WIDTH = 480;
const FIELD_COLOUR = "transparent";

type Shown = Pick<
  Media,
  | "bucket"
  | "contentType"
  | "url"
  | "version"
  | "width"
  | "height"
  | "colour"
  | "document"
  | "focalX"
  | "focalY"
  | "variants"
>;

export type WordlessPicture = Omit<Picture, "alt" | "caption">;

/** From all renditions, the first one, or the original if browsers can show it; else `null`. */
export function pictureOf(row: Shown, locale: Locale): Picture | null {
  const picture = wordlessPictureOf(row);
  return picture && withWords(picture, row.document, locale);
}

export function withWords(
  { src, width, height, ...picture }: WordlessPicture,
  document: Media["document"],
  locale: Locale,
): Picture {
  const caption = wordOf(document.caption, locale);
  return { src, width, height, alt: wordOf(document.alt, locale), ...(caption && { caption }), ...picture };
}

export function wordlessPictureOf(row: Omit<Shown, "document">): WordlessPicture | null {
  const isUpright = ({ uprightFor: point }: MediaVariant) =>
    point?.x === row.focalX && point?.y === row.focalY;
  const whole = row.variants.filter(({ uprightFor }) => !uprightFor);
  const of = (...formats: MediaVariant["format"][]) => ofFormats(whole, formats);
  const fallback = of("jpg", "png");
  const middle = fallback.find(({ width }) => width >= FIRST_RENDITION_WIDTH) ?? fallback.at(-1);
  const isShown = DRAWN_BY_BROWSERS.includes(row.contentType);
  const src = middle ? fileUrl(row.bucket, middle.key) : isShown ? originalUrl(row) : undefined;
  if (!src) return null;
  const upright = sourcesOf(row.bucket, row.variants.filter(isUpright));
  return {
    src,
    width: row.width ?? UNMEASURED.width,
    height: row.height ?? UNMEASURED.height,
    sources: sourcesOf(row.bucket, whole),
    ...(upright.length > 0 && { upright }),
    ...(fallback.length > 1 && { srcset: srcset(row.bucket, fallback) }),
    colour: row.colour ?? FIELD_COLOUR,
    focal: { x: row.focalX, y: row.focalY },
  };
}

function ofFormats(variants: MediaVariant[], formats: MediaVariant["format"][]): MediaVariant[] {
  return variants.filter(({ format }) => formats.includes(format)).sort((a, b) => a.width - b.width);
}

function sourcesOf(bucket: string, variants: MediaVariant[]): Picture["sources"] {
  return (["avif", "webp"] as const)
    .map((format) => ({
      type: `image/${format}` as const,
      srcset: srcset(bucket, ofFormats(variants, [format])),
    }))
    .filter((source) => source.srcset !== "");
}

/** Small renditions only, to save bytes in lists. */
export function thumbnailOf(picture: Picture): Picture {
  const { sources, srcset } = picture;
  return {
    ...picture,
    sources: sources.map((source) => ({ ...source, srcset: smallOf(source.srcset) })),
    ...(srcset && { srcset: smallOf(srcset) }),
  };
}

/** The smallest rendition alone and no words, for rows of which a page has dozens: each has its name beside it. */
export function rowPictureOf({ sources, src, width, height, colour, focal }: Picture): Picture {
  const isCentred = focal.x === CENTRE.x && focal.y === CENTRE.y;
  return {
    ...{ width, height, colour, alt: "", sources: [] },
    src: sources[0]?.srcset.split(" ", 1)[0] || src,
    // The same object is sent once.
    focal: isCentred ? CENTRE : focal,
  };
}

function smallOf(srcset: string): string {
  const [first = "", ...others] = srcset.split(", ");
  return [first, ...others.filter((one) => Number(/ (\d+)w$/.exec(one)?.[1]) <= MOST_THUMBNAIL_WIDTH)].join(
    ", ",
  );
}

/** The version bypasses browser caches after a replacement. */
export function originalUrl({ url, version }: Pick<Media, "url" | "version">): string {
  return version > 1 ? `${url}?v=${version}` : url;
}

export function unmeasuredPicture(src: string, alt = ""): Picture {
  return { src, ...UNMEASURED, alt, sources: [], colour: FIELD_COLOUR, focal: CENTRE };
}

function srcset(bucket: string, variants: MediaVariant[]): string {
  return variants.map(({ key, width }) => `${fileUrl(bucket, key)} ${width}w`).join(", ");
}
