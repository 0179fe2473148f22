import { formatPrice } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Placement } from "../engine/simulation.ts";
import { isSameSize, priceOfSize } from "../rug-designs/rug-prices.rules.ts";
import { simulatorTexts } from "../simulator.texts.ts";
import type { SimulatorRug } from "../simulator-rug.ts";
import { namedSize } from "./panels/named-size.ts";

type Size = { width: number; length: number };

export type RugInRoom = {
  placement: Placement;
  rug: SimulatorRug;
  /** With a number where another one of the same model and size lies there. */
  name: string;
  size: string;
  price: string;
  priceCents: number | null;
};

export function priceIn(locale: Locale, rug: SimulatorRug, sized: Size): string {
  const cents = priceOfSize(rug, sized);
  return cents === null ? simulatorTexts(locale).size.onRequest : formatPrice(cents, rug.currency, locale);
}

/** At that size where the model has it, else that of its cheapest. */
export function priceListed(locale: Locale, rug: SimulatorRug, at: Size | null): string {
  const { size, model } = simulatorTexts(locale);
  if (at && rug.sizes.some((one) => isSameSize(one, at))) return priceIn(locale, rug, at);
  const prices = rug.sizes.flatMap((one) => priceOfSize(rug, one) ?? []);
  if (prices.length === 0) return size.onRequest;
  return model.from(formatPrice(Math.min(...prices), rug.currency, locale));
}

export function rugsInRoom(
  placements: readonly Placement[],
  rugs: readonly SimulatorRug[],
  locale: Locale,
): RugInRoom[] {
  const known = placements.flatMap((placement) => {
    const rug = rugs.find(({ id }) => id === placement.design);
    return rug ? [{ placement, rug, size: namedSize(rug, placement) }] : [];
  });
  return known.map(({ placement, rug, size }) => {
    const alike = known.filter((other) => other.rug.id === rug.id && other.size === size);
    const number = alike.findIndex((other) => other.placement.id === placement.id) + 1;
    return {
      ...{ placement, rug, size },
      name: alike.length > 1 ? `${rug.name} (${number})` : rug.name,
      price: priceIn(locale, rug, placement),
      priceCents: priceOfSize(rug, placement),
    };
  });
}

/** Of all of them; null where one has no price. */
export function totalOf(inRoom: readonly RugInRoom[], locale: Locale): string | null {
  const [first] = inRoom;
  if (!first) return null;
  let cents = 0;
  for (const { priceCents } of inRoom) {
    if (priceCents === null) return null;
    cents += priceCents;
  }
  return formatPrice(cents, first.rug.currency, locale);
}
