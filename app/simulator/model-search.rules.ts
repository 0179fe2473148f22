import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts";
import type { SimulatorRug } from "./simulator-rug.ts";

/** Thousands of pictures would block a phone. */
export const MODELS_PER_PAGE = 24;
const MOST_NAMED = 24;
const MAX_WORDS_LENGTH = 100;

export const MODELS_PATH = "/simulador/modelos";
const PARAMS = { words: "q", shape: "forma", page: "pagina", locale: "lingua", names: "tapetes" } as const;
const SHAPES = ["rect", "round", "oval", "free"] as const satisfies SimulatorRug["shape"][];

export type ModelFilter = { words: string; shape: SimulatorRug["shape"] | null };
export const EVERY_MODEL: ModelFilter = { words: "", shape: null };

export type ModelResults = { rugs: SimulatorRug[]; total: number };

/** By page (from 1), or by id or product slug. */
export type ModelQuery = { locale: Locale } & ({ filter: ModelFilter; page: number } | { names: string[] });

export function writeModelQuery(query: ModelQuery): string {
  const params = new URLSearchParams({ [PARAMS.locale]: query.locale });
  if ("names" in query) params.set(PARAMS.names, query.names.join());
  else {
    const { words, shape } = query.filter;
    if (words.trim()) params.set(PARAMS.words, words.trim());
    if (shape) params.set(PARAMS.shape, shape);
    if (query.page > 1) params.set(PARAMS.page, String(query.page));
  }
  return `${MODELS_PATH}?${params}`;
}

export function readModelQuery(params: URLSearchParams): ModelQuery {
  const locale = LOCALES.find((known) => known === params.get(PARAMS.locale)) ?? DEFAULT_LOCALE;
  const names = params.get(PARAMS.names);
  if (names !== null) return { locale, names: names.split(",").slice(0, MOST_NAMED) };
  const page = Number(params.get(PARAMS.page) ?? 1);
  const words = (params.get(PARAMS.words) ?? "").slice(0, MAX_WORDS_LENGTH);
  const shape = SHAPES.find((known) => known === params.get(PARAMS.shape)) ?? null;
  return { locale, filter: { words, shape }, page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}
