import { useEffect, useState } from "react";
import { formatMetres } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { placementInNumbers } from "./place-rug.ts";
import type { Studio } from "./use-studio.ts";

/** Screen readers announce where the rug has come to rest, not every step. */
const REST_MS = 700;

export function useSentence({ room, placement, rug, size, texts }: Studio, locale: Locale): string {
  const [sentence, setSentence] = useState("");
  useEffect(() => {
    if (!room || !placement || !rug) return;
    const timer = setTimeout(() => {
      const { metres, degrees, hidden } = placementInNumbers(room, placement);
      setSentence(
        `${texts.stage.rug(rug.name, size)}. ${texts.stage.where(formatMetres(metres, locale), degrees, hidden)}`,
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [room, placement, rug, size, texts, locale]);
  return sentence;
}
