import { saveContent } from "#app/content/content-editing.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import type { ContentType } from "#app/content/define-content.ts";
import { isLocalized, namesOf } from "#app/content/fields.ts";
import type { DeclaredType } from "#app/content-types.ts";
import { removeContent } from "#app/platform/db/content/content-trash.server.ts";
import type { Values } from "./draft-model.ts";
import { all, type EditedEntity, everyWord, flipped, inEach, PICTURES } from "./edited-entity.ts";

const DECLARED_FACTS: Partial<Record<DeclaredType, EditedEntity["facts"]>> = {
  curation_editions: {
    year: ({ random, step, began }) => (random(3) === 0 ? 2000 + (step % 200) : began),
    images: ({ random, began }) =>
      random(4) === 0 ? PICTURES.slice(random(3), 1 + random(3)).join(" ") : began,
  },
  gallery_images: {
    url: ({ random, began }) => (random(4) === 0 ? PICTURES[random(3)] : began),
    position: ({ random, began }) => (random(4) === 0 ? ["left", "right"][random(2)] : began),
  },
  gallery_samples: {
    images: ({ random, began }) =>
      random(4) === 0 ? PICTURES.slice(random(3), 1 + random(3)).join(" ") : began,
  },
  collections: {
    place: ({ random, began }) => (random(3) === 0 ? ["page", "strip"][random(2)] : began),
  },
  featured: {
    priceBrlCents: ({ random, step, began }) => (random(3) === 0 ? 100_000 + step : began),
  },
  trade_shows: { year: ({ random, step, began }) => (random(3) === 0 ? 2000 + (step % 200) : began) },
  swatches: { hex: ({ random, began }) => (random(3) === 0 ? `#${random(9)}00000` : began) },
};
const FIRST: Record<string, unknown> = {
  ...{ year: 2020, name: "ROSA", hex: "#d9a0a0", images: [] },
  ...{ url: PICTURES[0], position: "right", place: "page", from: "/antigo", to: "/tapetes" },
};

export function declared(type: ContentType<DeclaredType>): EditedEntity {
  const words = namesOf(type.fields, isLocalized);
  const kept = namesOf(type.fields, (field) => !isLocalized(field));
  const own = DECLARED_FACTS[type.type] ?? {};
  const first = Object.fromEntries(kept.map((name) => [name, FIRST[name] ?? null]));
  const factsIn = (values: Values) => {
    const changed = Object.keys(own).map((name) => {
      const value = values[`all ${name}`];
      const isList = type.fields[name]?.kind === "mediaList";
      return [
        name,
        isList
          ? String(value ?? "")
              .split(" ")
              .filter(Boolean)
          : value,
      ];
    });
    return { ...first, ...Object.fromEntries(changed) };
  };
  return {
    ...{ entity: type.type, kind: kindOf(type), words, isNamed: true },
    places: [...all("active", ...Object.keys(own)), ...inEach(...words)],
    facts: { active: flipped, ...own },
    async make(editor) {
      const said = Object.fromEntries(words.map((name) => [name, "Lua"]));
      const facts = { active: true, ...first };
      const made = await saveContent(editor, type, {
        ...{ id: null, facts, changed: everyWord({ "pt-BR": said }) },
      });
      if (typeof made === "string") throw new Error(made);
      return made.id;
    },
    save: (editor, id, { values, words: typed }, baseVersion) =>
      saveContent(editor, type, {
        ...{ id, facts: { active: values["all active"] === true, ...factsIn(values) } },
        ...{ changed: everyWord(typed), baseVersion },
      }),
    remove: (editor, id) => removeContent(editor, kindOf(type), id),
  };
}
