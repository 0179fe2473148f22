import { expect, test } from "vitest";
import { isWrongSlug } from "#app/content/import-export/plan.ts";
import { productSlugOf } from "#app/features/products/editor/product-form.ts";
import { slugField } from "./form-fields.rules.ts";
import { freeSlug, slugOf } from "./slugs.rules.ts";

const LONGEST_TITLE = "Maré cheia de agosto na praia do Sul, com sol ".repeat(4).slice(0, 160);

test("an address that was made from a title is accepted by the forms and sheets that bring it back", () => {
  const made = [slugOf(LONGEST_TITLE), productSlugOf(LONGEST_TITLE)];
  for (const slug of made.flatMap((one) => [one, freeSlug(one, [one]), freeSlug(one, taken(one, 1200))])) {
    expect(slugField("wrong").safeParse(slug).success, slug).toBe(true);
    expect(isWrongSlug(slug), slug).toBe(false);
  }
});

const taken = (slug: string, many: number) => [
  slug,
  ...Array.from({ length: many }, (_, at) => `${slug}-${at}`),
];
