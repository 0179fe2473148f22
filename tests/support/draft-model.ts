import { type ContentState, REVISED_IN, type RevisedIn } from "#app/platform/db/content/content-state.ts";

export const keyOf = (locale: RevisedIn, field: string) => `${locale} ${field}`;
export const localeOf = (key: string) => key.split(" ")[0] as RevisedIn;
export const fieldIn = (key: string) => key.split(" ")[1] as string;

export type Values = Record<string, unknown>;

export type Places = readonly (readonly [RevisedIn, string])[];

type Row = string | { widthMetres?: number; lengthMetres?: number };
const rowOf = (row: Row) => (typeof row === "string" ? row : `${row.widthMetres} x ${row.lengthMetres}`);

/** The stored width belongs to the picture, so both change together. */
const isDesign = (value: unknown): value is { imageUrl: string; pictureWidth: number } =>
  typeof value === "object" && value !== null && "imageUrl" in value;

/** Of a list, the rows in order. */
export function valuesAt(places: Places, state: ContentState): Values {
  return Object.fromEntries(
    places.map(([locale, field]) => {
      const value = state[locale][field];
      if (Array.isArray(value)) return [keyOf(locale, field), value.map(rowOf).join(" ")];
      if (isDesign(value)) return [keyOf(locale, field), `${value.imageUrl} ${value.pictureWidth}`];
      return [keyOf(locale, field), locale === "all" ? value : String(value ?? "")];
    }),
  );
}

type Entry = { before: unknown; after: unknown };

export type Ask = { key: string; layer: "form" | "site" };
type Typed = { began: Values; mine: Values };
export type Becoming = { as: "site" } | { as: "draft" } | { as: "publish"; locales: readonly RevisedIn[] };

/** A draft is a value that hides the published one: independent of the implementation. */
export class DraftModel {
  site: Values;
  drafts = new Map<string, Entry>();
  times = new Map<RevisedIn, number>();
  failed = new Set<RevisedIn>();

  constructor(site: Values) {
    this.site = site;
  }

  get shown(): Values {
    return { ...this.site, ...Object.fromEntries([...this.drafts].map(([key, { after }]) => [key, after])) };
  }

  /** Fields that two editors changed to different values. */
  asksOfForm({ began, mine }: Typed): Ask[] {
    const { shown } = this;
    return Object.keys(mine)
      .filter((key) => mine[key] !== began[key] && shown[key] !== began[key] && shown[key] !== mine[key])
      .map((key) => ({ key, layer: "form" }));
  }

  wanted({ began, mine }: Typed, isMine: (ask: Ask) => boolean): Values {
    const wanted = this.shown;
    const asked = new Set(this.asksOfForm({ began, mine }).map(({ key }) => key));
    for (const key of Object.keys(mine)) {
      const takes = asked.has(key) ? isMine({ key, layer: "form" }) : mine[key] !== began[key];
      if (takes) wanted[key] = mine[key];
    }
    return wanted;
  }

  private goesLive(key: string, wanted: Values, becoming: Becoming): boolean {
    if (becoming.as === "publish") return becoming.locales.includes(localeOf(key));
    return becoming.as === "site" && wanted[key] !== this.shown[key];
  }

  /** Fields whose published value changed since the draft began. */
  asksOfSite(wanted: Values, becoming: Becoming): Ask[] {
    return [...this.drafts]
      .filter(([key, { before }]) => {
        const site = this.site[key];
        return this.goesLive(key, wanted, becoming) && site !== before && site !== wanted[key];
      })
      .map(([key]) => ({ key, layer: "site" }));
  }

  save(wanted: Values, becoming: Becoming, isMine: (ask: Ask) => boolean, now: number): void {
    const asked = new Set(this.asksOfSite(wanted, becoming).map(({ key }) => key));
    const before = this.drafted();
    const { shown } = this;
    const live = Object.keys(wanted).filter((key) => this.goesLive(key, wanted, becoming));
    for (const key of Object.keys(wanted)) {
      const entry = this.drafts.get(key);
      if (live.includes(key)) {
        this.drafts.delete(key);
        if (!asked.has(key) || isMine({ key, layer: "site" })) this.site[key] = wanted[key];
      } else if (wanted[key] === shown[key]) continue;
      else if (wanted[key] === this.site[key]) this.drafts.delete(key);
      else this.drafts.set(key, { before: entry ? entry.before : this.site[key], after: wanted[key] });
    }
    this.forgetTimes(before, now);
  }

  discard(locale: RevisedIn): void {
    for (const key of this.drafts.keys()) if (localeOf(key) === locale) this.drafts.delete(key);
    this.times.delete(locale);
    this.failed.delete(locale);
  }

  /** Everything due at one moment is published, or nothing of it. */
  publishDue(now: number): { published: number; failed: number } {
    const due = [...this.times].filter(([locale, at]) => at <= now && !this.failed.has(locale));
    const counts = { published: 0, failed: 0 };
    for (const [, own] of [...Map.groupBy(due, ([, at]) => at)].sort(([one], [other]) => one - other)) {
      const becoming: Becoming = { as: "publish", locales: own.map(([locale]) => locale) };
      if (this.asksOfSite(this.shown, becoming).length > 0) {
        for (const [locale] of own) this.failed.add(locale);
        counts.failed++;
      } else {
        this.save(this.shown, becoming, () => true, now);
        counts.published++;
      }
    }
    return counts;
  }

  drafted(): Map<RevisedIn, string> {
    const by = Map.groupBy([...this.drafts], ([key]) => localeOf(key));
    return new Map([...by].map(([locale, own]) => [locale, JSON.stringify(own.sort())]));
  }

  /** A rewritten draft keeps a future time; one that failed or has passed needs a new one. */
  private forgetTimes(before: Map<RevisedIn, string>, now: number): void {
    const after = this.drafted();
    for (const locale of REVISED_IN) {
      const isSame = before.get(locale) === after.get(locale);
      if (isSame) continue;
      this.failed.delete(locale);
      const at = this.times.get(locale);
      if (at !== undefined && (!after.has(locale) || at <= now)) this.times.delete(locale);
    }
  }
}

/** mulberry32: reproducible by seed. */
export function seededRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
