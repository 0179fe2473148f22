import * as z from "zod/mini";
import { MAX_COLOURS } from "#app/features/catalogue/exchanged-yarns.rules.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { consent, message, personName, reach, schemaOf, text } from "#app/requests/request-fields.rules.ts";

export const SIMULATION_FORM = "simulation";

const MAX_MEASURE = 12;
const MIN_MEASURE = 0.3;
const MAX_OTHERS = 40;

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

const rugInRoom = {
  rug: z.uuid(),
  width: measure,
  length: measure,
  /** `slot-hex` pairs: `0-a4583b.2-1c2f52`. */
  colours: z._default(
    z.string().check(z.regex(/^(\d{1,3}-[0-9a-f]{6}(\.|$))*$/), z.maxLength(MAX_COLOURS * 11)),
    "",
  ),
};

const otherRugs = z.array(z.object(rugInRoom)).check(z.maxLength(MAX_OTHERS));

/** The server computes the prices. */
export const simulationForm = z.extend(schemaOf(PERSON), {
  ...rugInRoom,
  /** What else lies in the room, written by `writeOthers`; a request kept by an earlier version has none. */
  others: z._default(z.pipe(z.pipe(z.string(), z.transform(readOthers)), otherRugs), []),
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

export type RugInRequest = { rug: string; width: number; length: number; colours: string };

/** `rug:width:length:colours`, separated by commas: fields of forms are single lines. */
export const writeOthers = (others: readonly RugInRequest[]): string =>
  others.map(({ rug, width, length, colours }) => [rug, width, length, colours].join(":")).join(",");

function readOthers(text: string): unknown[] {
  return text.split(",").map((other) => {
    const [rug, width, length, colours] = other.split(":");
    return { rug, width, length, colours };
  });
}
