import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { EVERY_MODEL, type ModelFilter, type ModelResults } from "../../model-search.rules.ts";
import type { SimulatorRug, StudioProps } from "../../simulator-rug.ts";
import { fetchModels } from "./fetch-models.client.ts";
import { filterModels } from "./filter-models.ts";

/** A room is opened without a rug that takes longer. */
const GIVE_UP_AFTER_MS = 8000;

export type Models = ReturnType<typeof useModels>;

export function useModels({ rugs: first, total, shapes, locale }: StudioProps) {
  const [rugs, setRugs] = useState(first);
  const remember = useCallback(
    (found: readonly SimulatorRug[]) =>
      setRugs((known) => {
        const unknown = found.filter(({ id }) => known.every((one) => one.id !== id));
        return unknown.length > 0 ? [...known, ...unknown] : known;
      }),
    [],
  );
  /** Unknown ones are fetched; false when offline, or when no answer comes. */
  const learn = useCallback(
    async (names: readonly string[]): Promise<boolean> => {
      const unknown = names.filter((name) => first.every(({ addresses }) => !addresses.includes(name)));
      if (unknown.length === 0 || first.length >= total) return true;
      return fetchModels({ locale, names: unknown }, AbortSignal.timeout(GIVE_UP_AFTER_MS)).then(
        (found) => {
          remember(found.rugs);
          return true;
        },
        () => false,
      );
    },
    [first, total, locale, remember],
  );
  return useMemo(
    () => ({ rugs, first, total, shapes, locale, remember, learn }),
    [rugs, first, total, shapes, locale, remember, learn],
  );
}

const TYPING_MS = 250;

type Pages = ModelResults & { filter: ModelFilter; page: number; state: "ready" | "loading" | "failed" };

/** Filtered here when all are known, else by the server. */
export function useModelSearch(models: Models, filter: ModelFilter) {
  const { first, total, locale, remember } = models;
  const isAllHere = first.length >= total;
  const begin = useCallback(
    (): Pages => ({ rugs: first, total, filter: EVERY_MODEL, page: 1, state: "ready" }),
    [first, total],
  );
  const [pages, setPages] = useState(begin);
  const { words, shape } = filter;
  /** Aborted when the filter changes: its further pages belong to nothing then. */
  const search = useRef(new AbortController());

  const ask = useCallback(
    async (asked: ModelFilter, page: number, { signal }: AbortController) => {
      try {
        const found = await fetchModels({ locale, filter: asked, page }, signal);
        if (signal.aborted) return;
        remember(found.rugs);
        setPages((now) => ({
          rugs: page === 1 ? found.rugs : [...now.rugs, ...found.rugs],
          ...{ total: found.total, filter: asked, page, state: "ready" },
        }));
      } catch {
        if (!signal.aborted) setPages((now) => ({ ...now, state: "failed" }));
      }
    },
    [locale, remember],
  );

  useEffect(() => {
    if (isAllHere) return;
    const current = new AbortController();
    search.current = current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (words || shape) {
      setPages((now) => ({ ...now, state: "loading" }));
      timer = setTimeout(() => void ask({ words, shape }, 1, current), words ? TYPING_MS : 0);
    } else setPages(begin);
    return () => {
      clearTimeout(timer);
      current.abort();
    };
  }, [isAllHere, words, shape, ask, begin]);

  if (isAllHere) {
    const found = filterModels(first, filter);
    return { rugs: found, total: found.length, state: "ready" as const, more() {} };
  }
  return {
    ...pages,
    more() {
      // A second press while the page comes would list its models twice.
      if (pages.state === "loading") return;
      setPages((now) => ({ ...now, state: "loading" }));
      const isOfThese = pages.filter.words === words && pages.filter.shape === shape;
      void ask({ words, shape }, isOfThese ? pages.page + 1 : 1, search.current);
    },
  };
}
