import { eq } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { getProductDraft } from "#app/features/products/editor/product-drafts.server.ts";
import { saveProduct } from "#app/features/products/editor/product-editing.server.ts";
import { type ProductForm, productForm } from "#app/features/products/editor/product-form.ts";
import { inEachLocale, type Locale } from "#app/i18n/locales.ts";
import { type BaseVersion, readBaseVersion } from "#app/platform/base-version.ts";
import { db } from "#app/platform/db/db.server.ts";

export const ana: Editor = { id: "ana", email: "ana@urdume.example", role: "admin", sessionId: "a" };
export const bia: Editor = { id: "bia", email: "bia@urdume.example", role: "editor", sessionId: "b" };
export const anyMessages = new Proxy({}, { get: () => "message" }) as never;
const schema = productForm(anyMessages);

type Words = Partial<Record<Locale, Record<string, string>>>;
type Saving = { facts?: Partial<ProductForm>; words?: Words; baseVersion?: BaseVersion; by?: Editor };

export async function save(id: string | null, { facts, words, baseVersion, by = ana }: Saving = {}) {
  const changed = { ...inEachLocale(() => ({})), ...words };
  const before = id ? await getFacts(id) : {};
  const form = { ...schema.parse({ name: "Maré", state: "published" }), ...before, ...facts };
  const saved = await saveProduct(by, { id, form, words: changed, baseVersion });
  if (saved.state !== "saved") throw new Error(saved.state);
  return saved.id;
}

/** A form sends every fact that it began with. */
async function getFacts(id: string): Promise<Partial<ProductForm>> {
  const [row] = await db().select().from(products).where(eq(products.id, id));
  const draft = await getProductDraft(ana, id);
  return { slug: row?.slug ?? "", leadTimeDays: row?.leadTimeDays ?? null, images: draft?.images ?? [] };
}

export function baseVersionOf(version: number, more: Record<string, string> = {}): BaseVersion {
  const fields = new FormData();
  for (const [name, value] of Object.entries({ "based-on": String(version), ...more }))
    fields.set(name, value);
  const baseVersion = readBaseVersion(fields);
  if (!baseVersion) throw new Error("The form does not say what it began with");
  return baseVersion;
}

export const draftOf = async (id: string) => {
  const draft = await getProductDraft(ana, id);
  if (!draft) throw new Error("The rug is gone");
  return draft;
};
export const of = (id: string) => ({ entity: "products" as const, id });
