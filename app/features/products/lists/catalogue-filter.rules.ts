import { labOf } from "#app/ui/oklab.rules.ts";

export const FACETS = ["medida", "cor", "tecnica", "preco", "entrega"] as const;
export type Facet = (typeof FACETS)[number];
export const ORDER_KEY = "ordem";

/** Metres, longer side. */
export const LENGTHS = {
  "ate-2m": { above: 0, upTo: 2.2 },
  "de-2-a-3m": { above: 2.2, upTo: 3.2 },
  "acima-de-3m": { above: 3.2, upTo: 100 },
} as const;
export type LengthName = keyof typeof LENGTHS;
export const LENGTH_NAMES = Object.keys(LENGTHS) as LengthName[];

export const COLOURS = [
  "claros",
  "escuros",
  "terrosos",
  "vermelhos",
  "amarelos",
  "verdes",
  "azuis",
  "roxos",
] as const;
export type ColourName = (typeof COLOURS)[number];

/** Upper limits: price in currency units; days of the first size. */
export const PRICE_LIMITS = { BRL: [2000, 4000, 5000, 8000, 15_000], EUR: [400, 700, 800, 1200, 2500] };
export const DAY_LIMITS = [45, 60, 75, 90, 120];

export const ORDERS = ["preco", "preco-desc", "novos"] as const;
export type Order = (typeof ORDERS)[number];

export const CATALOGUE_PAGE_SIZE = 24;

export type Chosen = Partial<Record<Facet, string>> & { order?: Order };

/** Unknown values are ignored, and prices of another currency. Techniques are named by slug. */
export function chosenOf(query: URLSearchParams, currency: "BRL" | "EUR"): Chosen {
  const known = (key: Facet, values: readonly string[]) => {
    const value = query.get(key) ?? "";
    return values.includes(value) ? { [key]: value } : {};
  };
  const technique = query.get("tecnica")?.slice(0, 80);
  const order = ORDERS.find((one) => one === query.get(ORDER_KEY));
  return {
    ...known("medida", LENGTH_NAMES),
    ...known("cor", COLOURS),
    ...(technique && { tecnica: technique }),
    ...known("preco", PRICE_LIMITS[currency].map(String)),
    ...known("entrega", DAY_LIMITS.map(String)),
    ...(order && { order }),
  };
}

export const isNarrowed = (chosen: Chosen) => FACETS.some((facet) => chosen[facet]);

export const toggled = (chosen: Chosen, facet: Facet, value: string): Chosen => ({
  ...chosen,
  [facet]: chosen[facet] === value ? undefined : value,
});

const LIGHT_FROM = 0.78;
const DARK_BELOW = 0.38;
const GREY_BELOW = 0.028;
const TURN = 2 * Math.PI;
/** Upper angle of each hue in OKLab, degrees. */
const HUES: [number, ColourName][] = [
  [45, "vermelhos"],
  [75, "terrosos"],
  [115, "amarelos"],
  [175, "verdes"],
  [275, "azuis"],
  [345, "roxos"],
  [360, "vermelhos"],
];
/** Low chroma between red and yellow, unless light. */
const EARTH = { from: 20, to: 100, chromaBelow: 0.085 };

export function colourFamily(hex: string): ColourName {
  const { l, a, b } = labOf(hex);
  const chroma = Math.hypot(a, b);
  if (l >= LIGHT_FROM && chroma < 2 * GREY_BELOW) return "claros";
  if (chroma < GREY_BELOW) return l < 0.6 ? "escuros" : "claros";
  if (l < DARK_BELOW && chroma < 1.4 * GREY_BELOW) return "escuros";
  const degrees = (((Math.atan2(b, a) + TURN) % TURN) / TURN) * 360;
  if (l < LIGHT_FROM && degrees >= EARTH.from && degrees < EARTH.to && chroma < EARTH.chromaBelow)
    return "terrosos";
  return (HUES.find(([end]) => degrees < end) ?? HUES[0])?.[1] ?? "vermelhos";
}

export type FacetGroup = {
  technique: string;
  days: number | null;
  brlCents: number | null;
  eurCents: number | null;
  /** Bit n: the nth length or colour. */
  lengths: number;
  colours: number;
  count: number;
};

const CENTS_LIMITS = [...new Set([...PRICE_LIMITS.BRL, ...PRICE_LIMITS.EUR])]
  .sort((one, other) => one - other)
  .map((limit) => limit * 100);

/** Numbers rounded up to filter limits, to merge groups. */
export function atLimits(groups: readonly FacetGroup[]): FacetGroup[] {
  const merged = new Map<string, FacetGroup>();
  for (const { count, ...group } of groups) {
    const raised = {
      ...group,
      days: limitOf(group.days, DAY_LIMITS),
      brlCents: limitOf(group.brlCents, CENTS_LIMITS),
      eurCents: limitOf(group.eurCents, CENTS_LIMITS),
    };
    const key = Object.values(raised).join("|");
    const before = merged.get(key)?.count ?? 0;
    merged.set(key, { ...raised, count: before + count });
  }
  return [...merged.values()];
}

const limitOf = (value: number | null, limits: readonly number[]): number | null =>
  value === null ? null : (limits.find((limit) => value <= limit) ?? null);

export function matchesFilter(group: FacetGroup, chosen: Chosen, currency: "BRL" | "EUR"): boolean {
  const { medida, cor, tecnica, preco, entrega } = chosen;
  const has = (bits: number, names: readonly string[], name: string) =>
    ((bits >> names.indexOf(name)) & 1) === 1;
  const cents = currency === "BRL" ? group.brlCents : group.eurCents;
  return (
    (!medida || has(group.lengths, LENGTH_NAMES, medida)) &&
    (!cor || has(group.colours, COLOURS, cor)) &&
    (!tecnica || group.technique === tecnica) &&
    (!preco || (cents !== null && cents <= Number(preco) * 100)) &&
    (!entrega || (group.days !== null && group.days <= Number(entrega)))
  );
}

/** A value's count respects the other filters. */
export const countOf = (groups: FacetGroup[], chosen: Chosen, currency: "BRL" | "EUR"): number =>
  groups.reduce((sum, group) => sum + (matchesFilter(group, chosen, currency) ? group.count : 0), 0);

export type FacetValue = { value: string; count: number; isChosen: boolean };

/** Of all rugs: a value of more of them leaves out next to nothing. */
const MOST_OF_ALL = 0.85;

/** Values that distinguish the rugs left by the other filters, and chosen ones, so that they can be removed. */
export function facetValues(
  groups: FacetGroup[],
  chosen: Chosen,
  currency: "BRL" | "EUR",
): Record<Facet, FacetValue[]> {
  const all = countOf(groups, {}, currency);
  const valuesOf = (facet: Facet, values: readonly string[]): FacetValue[] => {
    const others = countOf(groups, { ...chosen, [facet]: undefined }, currency);
    const offered = values
      .map((value) => ({
        value,
        whole: countOf(groups, { [facet]: value }, currency),
        count: countOf(groups, { ...chosen, [facet]: value }, currency),
        isChosen: chosen[facet] === value,
      }))
      .filter(
        ({ whole, count, isChosen }) =>
          isChosen || (whole > 0 && whole <= all * MOST_OF_ALL && count < others),
      )
      .map(({ value, count, isChosen }) => ({ value, count, isChosen }));
    return offered.some(({ count, isChosen }) => count > 0 || isChosen) ? offered : [];
  };
  return {
    medida: valuesOf("medida", LENGTH_NAMES),
    cor: valuesOf("cor", COLOURS),
    tecnica: valuesOf("tecnica", techniquesOf(groups)),
    preco: valuesOf("preco", PRICE_LIMITS[currency].map(String)),
    entrega: valuesOf("entrega", DAY_LIMITS.map(String)),
  };
}

const MOST_TECHNIQUES = 8;

function techniquesOf(groups: FacetGroup[]): string[] {
  const counts = new Map<string, number>();
  for (const { technique, count } of groups)
    if (technique) counts.set(technique, (counts.get(technique) ?? 0) + count);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_TECHNIQUES)
    .map(([technique]) => technique);
}
