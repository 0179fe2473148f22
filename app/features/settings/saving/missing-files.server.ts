import type { z } from "zod";
import { listOf } from "#app/content/fields.ts";
import { leadsToFile } from "#app/media/delivery/stored-files.server.ts";
import { unknownMedia } from "#app/media/media.server.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import { settingMessage } from "./setting-messages.ts";
import { itemOf, kindOf, metaOf, partsOf } from "./setting-shapes.rules.ts";

type Named = { url: string; place: string; isPicture: boolean };

export async function missingFiles(
  schema: z.ZodType,
  value: unknown,
  names: Map<string, string>,
): Promise<FieldErrors> {
  const named = filesOf(schema, value, []).filter(({ url }) => url.startsWith("/"));
  const lost = new Set(await unknownMedia(named.filter(({ isPicture }) => isPicture).map(({ url }) => url)));
  const errors: FieldErrors = {};
  for (const { url, place, isPicture } of named) {
    const isStray = isPicture ? lost.has(url) : !(await leadsToFile(url));
    if (isStray) errors[names.get(place) ?? place] = [settingMessage({ code: "lostFile" })];
  }
  return errors;
}

function filesOf(schema: z.ZodType, value: unknown, place: (string | number)[]): Named[] {
  switch (kindOf(schema)) {
    case "group":
      return partsOf(schema).flatMap(([name, inner]) =>
        filesOf(inner, (value as Record<string, unknown>)[name], [...place, name]),
      );
    case "items":
      return (value as unknown[]).flatMap((item, at) => filesOf(itemOf(schema), item, [...place, at]));
    case "media": {
      const isPicture = metaOf(schema).isPicture !== false;
      return listOf(value).map((url) => ({ url, place: place.join("."), isPicture }));
    }
    default:
      return [];
  }
}
