import sharp from "sharp";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { initialOf } from "./initial.server.ts";

/** Pixels, and the letter's share. */
const ICONS: Record<string, { size: number; fills: number }> = {
  "marca.svg": { size: 512, fills: 0.62 },
  "marca-48.png": { size: 48, fills: 0.7 },
  "marca-192.png": { size: 192, fills: 0.62 },
  "marca-512.png": { size: 512, fills: 0.62 },
  /** Maskable: devices crop it. */
  "inteira-512.png": { size: 512, fills: 0.46 },
  "toque.png": { size: 180, fills: 0.6 },
};

const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const MOST_DRAWN = 60;

/** Null for an unknown file. */
export async function drawIcon(
  file: string,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; type: string } | null> {
  if (!Object.hasOwn(ICONS, file)) return null;
  const { size, fills } = ICONS[file] as { size: number; fills: number };
  const { brand, theme } = await getSettings(DEFAULT_LOCALE);
  const letter = initialOf(brand.name, theme.typefaces, size, fills);
  const { ink, paper } = theme.colours;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" fill="${ink}"/><path d="${letter}" fill="${paper}"/></svg>`;
  if (file.endsWith(".svg")) return { body: svg, type: "image/svg+xml" };
  const key = file + svg;
  const begun = drawn.get(key) ?? asPng(svg);
  drawn.set(key, begun);
  for (const oldest of drawn.keys()) if (drawn.size > MOST_DRAWN) drawn.delete(oldest);
  return { body: await begun, type: "image/png" };
}

async function asPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}
