import * as z from "zod/mini";
import {
  consent,
  message,
  personName,
  reach,
  schemaOf,
  text,
} from "#app/features/requests/request-fields.rules.ts";
import { LOCALES } from "#app/i18n/locales.ts";

export const SIMULATION_FORM = "simulation";

const MAX_MEASURE = 12;
const MIN_MEASURE = 0.3;
const MAX_COLOURS = 32;

const measure = z.coerce
  .number({ error: message("measureInvalid") })
  .check(
    z.minimum(MIN_MEASURE, message("measureInvalid")),
    z.maximum(MAX_MEASURE, message("measureInvalid")),
  );

const PERSON = {
  name: personName(),
  reach: reach(),
  message: text({ isOptional: true }),
};

/** The server computes the price. */
export const simulationForm = z.extend(schemaOf(PERSON), {
  rug: z.uuid(),
  width: measure,
  length: measure,
  /** `slot-hex` pairs: `0-a4583b.2-1c2f52`. */
  colours: z._default(
    z.string().check(z.regex(/^(\d{1,3}-[0-9a-f]{6}(\.|$))*$/), z.maxLength(MAX_COLOURS * 11)),
    "",
  ),
});

const secret = z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const sharedPictureForm = z.object({
  rug: z.uuid(),
  width: measure,
  length: measure,
  colours: simulationForm.shape.colours,
  approximate: z.optional(z.literal("on")),
  locale: z.enum(LOCALES),
  key: secret,
  /** Permits removing the picture. */
  removal: secret,
  consent,
});

/** `0-a4583b.2-1c2f52` */
export function writeColours(colours: Readonly<Record<number, string>>): string {
  return Object.entries(colours)
    .map(([slot, hex]) => `${slot}-${hex.replace("#", "")}`)
    .join(".");
}

export function readColours(text: string | null): Record<number, string> {
  const colours: Record<number, string> = {};
  for (const pair of (text ?? "").split(".").slice(0, MAX_COLOURS)) {
    const [, slot, hex] = /^(\d{1,3})-([0-9a-f]{6})$/.exec(pair) ?? [];
    if (slot && hex) colours[Number(slot)] = `#${hex}`;
  }
  return colours;
}
