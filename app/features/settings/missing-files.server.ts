import { unknownMedia } from "#app/features/media/media.server.ts";
import { leadsToFile } from "#app/features/media/stored-files.server.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import { settingMessage } from "./setting-messages.ts";
import { shapeOf } from "./setting-shapes.rules.ts";

type Named = { url: string; place: string; isPicture: boolean };

export async function missingFiles(
  schema: Parameters<typeof shapeOf>[0],
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

function filesOf(schema: Parameters<typeof shapeOf>[0], value: unknown, place: (string | number)[]): Named[] {
  const shape = shapeOf(schema);
  if (shape.kind === "group") {
    const parts = value as Record<string, unknown>;
    return shape.parts.flatMap(([name, inner]) => filesOf(inner, parts[name], [...place, name]));
  }
  if (shape.kind === "items")
    return (value as unknown[]).flatMap((item, at) => filesOf(shape.item, item, [...place, at]));
  if (shape.kind === "pictures")
    return (value as string[]).map((url) => ({ url, place: place.join("."), isPicture: true }));
  if (shape.kind !== "picture" && shape.kind !== "document" && shape.kind !== "film") return [];
  return [{ url: String(value), place: place.join("."), isPicture: shape.kind === "picture" }];
}
