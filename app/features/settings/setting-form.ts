import type { z } from "zod";
import { shapeOf } from "./setting-shapes.rules.ts";

export type FormWord = { path: string; name: string; schema: z.ZodType };

export type ReadSetting = {
  value: unknown;
  words: FormWord[];
  /** Field names by the path of an issue ("items.0.name"). */
  names: Map<string, string>;
};

/** List rows are named by tokens, in order: an item's id, a paragraph's former index, or a new token. */
export function readSetting(schema: z.ZodType, fields: FormData, prefix: string): ReadSetting {
  const read: ReadSetting = { value: undefined, words: [], names: new Map() };
  read.value = readValue({ schema, name: prefix, path: [], place: [] }, fields, read);
  return read;
}

/** `path` uses ids, as translations do; `place` positions, as issues do. */
type At = { schema: z.ZodType; name: string; path: string[]; place: (string | number)[] };

function readValue(at: At, fields: FormData, read: ReadSetting): unknown {
  const { schema, name } = at;
  read.names.set(at.place.join("."), name);
  const shape = shapeOf(schema);
  const text = () => String(fields.get(name) ?? "").replace(/\r\n?/g, "\n");
  switch (shape.kind) {
    case "group":
      return groupOf(at, shape.parts, fields, read);
    case "items":
      return tokensOf(fields, name).map((token, index) => {
        const inside = within(at, token, shape.hasIds ? token : String(index), index, shape.item);
        const value = groupOf(inside, partsOf(shape.item), fields, read);
        return shape.hasIds ? { ...value, id: token } : value;
      });
    case "hours":
      return tokensOf(fields, name).map((token, index) =>
        groupOf(within(at, token, String(index), index, shape.item), partsOf(shape.item), fields, read),
      );
    case "paragraphs":
      return tokensOf(fields, name).map((token, index) =>
        readValue(within(at, token, String(index), index, shape.item), fields, read),
      );
    case "choices":
    case "pictures":
      return tokensOf(fields, name);
    case "lines":
      return text()
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
    case "switch":
      return fields.get(name) === "on";
    case "number":
      return numberOf(text());
    default:
      if (shape.isTranslated) read.words.push({ path: at.path.join("."), name, schema });
      return text().trim();
  }
}

function groupOf(at: At, parts: [string, z.ZodType][], fields: FormData, read: ReadSetting) {
  const group: Record<string, unknown> = {};
  for (const [part, schema] of parts) {
    if (part === "id") continue;
    group[part] = readValue(
      { schema, name: `${at.name}.${part}`, path: [...at.path, part], place: [...at.place, part] },
      fields,
      read,
    );
  }
  return group;
}

function within(at: At, token: string, id: string, index: number, schema: z.ZodType): At {
  return { schema, name: `${at.name}.${token}`, path: [...at.path, id], place: [...at.place, index] };
}

function partsOf(schema: z.ZodType): [string, z.ZodType][] {
  const shape = shapeOf(schema);
  return shape.kind === "group" ? shape.parts : [];
}

const tokensOf = (fields: FormData, name: string): string[] =>
  fields.getAll(name).map(String).filter(Boolean);

/** Decimal comma. Invalid input stays a string, to be shown again. */
function numberOf(text: string): unknown {
  const plain = text.trim().replace(",", ".");
  return plain !== "" && Number.isFinite(Number(plain)) ? Number(plain) : text;
}
