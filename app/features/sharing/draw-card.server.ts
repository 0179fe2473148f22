import type { Typefaces } from "#app/features/settings/fields/typefaces.rules.ts";
import type { PlainColours } from "#app/features/theme/plain-colours.ts";
import { WORDMARK_DRAWINGS } from "#app/ui/layout/wordmark-drawings.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { type Face, fitted, outlineOf } from "./outlines.server.ts";
import { CARD_SIZE } from "./share-card.rules.ts";

export type ShareCard = {
  brand: string;
  title: string;
  facts: string[];
  picture: Picture | null;
  /** "piece": a whole rug; "photograph": covers a half; "field": a dark background; "whole": covers the card. */
  variant: "piece" | "photograph" | "field" | "whole";
  colours: PlainColours;
  typefaces: Typefaces;
};

export type PicturePlace = {
  left: number;
  top: number;
  width: number;
  height: number;
  focal: { x: number; y: number };
};

const DRAWN_NAME = "urdume";

const MARGIN = 64;
const HALF = CARD_SIZE.width / 2;
const TYPE_WIDTH = HALF - MARGIN - 40;
const MARK_HEIGHT = 46;
const BRAND = { sizes: [MARK_HEIGHT, 38, 32], lines: 1 };
const TITLE = { sizes: [104, 92, 80, 70, 60, 52, 44], lines: 3, linesAtLast: 6 };
const TITLE_LEADING = 1.02;
const FACT_SIZE = 27;
const FACT_LEADING = 1.45;
const FACT_LINES = 2;
const HANGS_FROM = 76;
/** Fractions of the rug's width. */
const THREADS = [0.06, 0.28, 0.5, 0.72, 0.94];

export function placeOf({ picture, variant }: ShareCard): PicturePlace | null {
  if (!picture) return null;
  const { focal } = picture;
  if (variant === "whole") return { left: 0, top: 0, ...CARD_SIZE, focal };
  if (variant !== "piece") return { left: HALF, top: 0, width: HALF, height: CARD_SIZE.height, focal };
  const room = { width: HALF - MARGIN, height: CARD_SIZE.height - HANGS_FROM - MARGIN };
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const width = Math.round(picture.width * scale);
  const left = HALF + Math.round((room.width - width) / 2);
  return { left, top: HANGS_FROM, width, height: Math.round(picture.height * scale), focal };
}

/** SVG without text elements. */
export function drawCard(card: ShareCard): string {
  const place = placeOf(card);
  const { width, height } = CARD_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${card.colours.ground}"/>`,
    card.variant === "piece" && place ? threadsOf(card, place) : "",
    markOf(card),
    wordsOf(card),
    "</svg>",
  ].join("");
}

function threadsOf({ picture, colours }: ShareCard, { left, top, width }: PicturePlace): string {
  // Only the middle of a shaped rug is sure to reach the top.
  const isShaped = picture?.colour === "transparent";
  const lines = THREADS.filter((at) => !isShaped || at === 0.5).map(
    (at) => `M${Math.round(left + width * at) + 0.5} 0V${top + 2}`,
  );
  return `<path d="${lines.join("")}" stroke="${colours.thread}" stroke-width="2"/>`;
}

function markOf({ brand, typefaces, colours: { ink } }: ShareCard): string {
  if (brand.toLowerCase() !== DRAWN_NAME) {
    const face: Face = { of: typefaces, as: "title" };
    const { size, lines } = fitted(brand, face, TYPE_WIDTH, BRAND);
    return `<path fill="${ink}" d="${outlineOf(lines.join(""), face, size, MARGIN, MARGIN + MARK_HEIGHT * 0.8)}"/>`;
  }
  const { viewBox, letters } = WORDMARK_DRAWINGS.regular;
  const [left = 0, top = 0, , high = 1] = viewBox.split(" ").map(Number);
  const scale = MARK_HEIGHT / high;
  const move = `translate(${MARGIN} ${MARGIN - 8}) scale(${scale}) translate(${-left} ${-top})`;
  return `<path fill="${ink}" transform="${move}" d="${letters}"/>`;
}

function wordsOf({ title, facts, typefaces: of, colours: { ink, quiet } }: ShareCard): string {
  const large: Face = { of, as: "title" };
  const label: Face = { of, as: "strong" };
  const named = facts.filter(Boolean).slice(0, FACT_LINES);
  const lines = Math.floor(FACT_LINES / named.length);
  const small = named.flatMap((fact) => fitted(fact, label, TYPE_WIDTH, { sizes: [FACT_SIZE], lines }).lines);
  const foot = CARD_SIZE.height - MARGIN;
  const factLines = small.map((line, index) => {
    const y = foot - (small.length - 1 - index) * FACT_SIZE * FACT_LEADING;
    return outlineOf(line, label, FACT_SIZE, MARGIN, y);
  });
  const { size, lines: titled } = fitted(title, large, TYPE_WIDTH, TITLE);
  const titleFoot = small.length > 0 ? foot - small.length * FACT_SIZE * FACT_LEADING - 16 : foot;
  const titleLines = titled.map((line, index) => {
    const y = titleFoot - (titled.length - 1 - index) * size * TITLE_LEADING;
    return outlineOf(line, large, size, MARGIN - size * 0.03, y);
  });
  return `<path fill="${ink}" d="${titleLines.join("")}"/><path fill="${quiet}" d="${factLines.join("")}"/>`;
}
