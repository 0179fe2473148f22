import { useEffect, useMemo, useState } from "react";
import { formatMetres } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { placementInNumbers } from "./place-rug.ts";
import type { Studio } from "./use-studio.ts";

/** Announced when at rest, not at each step. */
const REST_MS = 700;

export function useStatusMessage({ room, placement, rug, size, texts }: Studio, locale: Locale) {
  const write = useMemo(() => {
    if (!room || !placement || !rug) return null;
    return () => {
      const { metres, degrees, hidden } = placementInNumbers(room, placement);
      return `${texts.stage.rug(rug.name, size)}. ${texts.stage.where(formatMetres(metres, locale), degrees, hidden)}`;
    };
  }, [room, placement, rug, size, texts, locale]);
  const [written, setWritten] = useState({ sentence: "", by: write });
  useEffect(() => {
    if (!write) return;
    const timer = setTimeout(() => setWritten({ sentence: write(), by: write }), REST_MS);
    return () => clearTimeout(timer);
  }, [write]);
  return { sentence: written.sentence, hasMoved: write !== null && written.by !== write };
}
