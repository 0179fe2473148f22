import { eq } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { madeBefore, rememberCreation } from "#app/content/repeated-creation.server.ts";
import { rugDesignContent } from "#app/features/catalogue/rug-design-content.server.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { named } from "#app/features/products/editor/product-drafts.server.ts";
import { DEFAULT_LOCALE, inEachTranslation } from "#app/i18n/locales.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { writeState } from "#app/platform/db/content/content-rows.server.ts";
import type { ContentState } from "#app/platform/db/content/content-state.ts";
import { insertRow } from "#app/platform/db/content/content-writes.server.ts";
import type { Work } from "#app/platform/db/content/form-saving.server.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { endPosition } from "#app/platform/db/row-order.ts";
import { log } from "#app/platform/log.server.ts";
import { simulatorAdminTexts } from "../panel/simulator-admin.texts.ts";
import { type PaletteEntry, type PngFacts, readPng } from "../png-palette.ts";
import { sharesOf } from "../png-shares.server.ts";
import { findLinkableProduct } from "./linkable-products.server.ts";
import { readDesignFile } from "./rug-design-file.server.ts";
import type { RugDesignForm } from "./rug-designs.rules.ts";
import { isOutOfProportion } from "./rug-proportions.rules.ts";
import { type MeasuredSize, parseSize, spelledSize } from "./rug-sizes.rules.ts";

const { editor: texts } = simulatorAdminTexts;

export type SaveRefusal = "unknown" | "picture" | "proportions" | "product";
export type SavedDesign = { ok: true; id: string; isNew: boolean } | { ok: false; reason: SaveRefusal };

/** Pixels and colours are read from the file. */
export async function saveRugDesign(
  editor: Editor,
  form: RugDesignForm,
  baseVersion?: BaseVersion,
): Promise<SavedDesign> {
  const facts = await factsOf(form.imageUrl);
  if (!facts) return { ok: false, reason: "picture" };
  const shares = facts.palette ? await readShares(form.imageUrl, facts.palette) : [];
  const sizes = form.sizes.flatMap((text) => parseSize(text) ?? []);
  const [first] = sizes;
  const isOff = first && isOutOfProportion(facts, first);
  if (isOff && !form.fit) return { ok: false, reason: "proportions" };
  const productId = await productOf(editor, form);
  if (productId === "unknown") return { ok: false, reason: "product" };
  const creation = { editor, kind: rugDesignContent, baseVersion, said: form };
  const work: Work<string | null> = async (tx, watch) => {
    const again = form.id ? null : await madeBefore(tx, creation);
    if (again) return again;
    if (form.id) await watch(rugDesignContent, form.id);
    if (form.id && (await tx.$count(rugDesigns, eq(rugDesigns.id, form.id))) === 0) return null;
    const id = form.id || (await insertNamed(tx, form));
    watch.created(rugDesignContent, id);
    await writeState(tx, rugDesignContent, id, stateOf({ ...form, productId }, sizes, { ...facts, shares }));
    if (!form.id) rememberCreation(creation, id);
    return id;
  };
  const saved = await withRevisions(editor, work, { baseVersion, isDone: (id) => id !== null });
  if (!saved) return { ok: false, reason: "unknown" };
  log.info({ editor: editor.id, rugDesign: saved }, "Rug design saved");
  return { ok: true, id: saved, isNew: !form.id };
}

/** Undefined: of none. */
async function productOf(editor: Editor, { productId, product }: RugDesignForm): Promise<string | undefined> {
  if (product === undefined) return productId;
  if (product === "") return;
  const [linked] = await named(productId ? [productId] : []);
  if (linked?.name === product) return productId;
  return (await findLinkableProduct(editor, product)) ?? "unknown";
}

async function factsOf(url: string): Promise<PngFacts | null> {
  const bytes = await readDesignFile(url);
  return bytes && readPng(bytes);
}

async function readShares(url: string, palette: PaletteEntry[]) {
  const bytes = await readDesignFile(url, "whole");
  return bytes
    ? sharesOf(
        bytes,
        palette.map(({ index }) => index),
      )
    : [];
}

const insertNamed = async (tx: Transaction, { name, imageUrl }: RugDesignForm): Promise<string> =>
  insertRow(tx, rugDesigns, {
    ...{ document: { name: { [DEFAULT_LOCALE]: name } }, imageUrl },
    displayOrder: await endPosition(tx, rugDesigns, "last"),
  });

function stateOf(
  form: RugDesignForm,
  sizes: MeasuredSize[],
  { width, height, palette, shares }: PngFacts & { shares: (number | null)[] },
): Partial<ContentState> {
  const distinct = new Map(sizes.map((size) => [spelledSize(size), size]));
  const names = new Map(form.yarns.map(({ index, name }) => [index, name]));
  return {
    ...inEachTranslation((locale) => ({ name: form.names?.[locale] })),
    [DEFAULT_LOCALE]: { name: form.name },
    all: {
      productId: form.productId ?? null,
      imageUrl: form.imageUrl,
      pictureWidth: width,
      pictureHeight: height,
      shape: form.shape,
      edge: form.edge,
      fit: form.fit ?? "scale",
      sizeConfirmed: true,
      pileHeightMetres: form.pileMillimetres / 1000,
      priceBrlCents: form.productId ? null : (form.price ?? null),
      priceEurCents: form.productId ? null : (form.priceEur ?? null),
      sizes: [...distinct.values()].map(({ widthMetres, lengthMetres }) => ({ widthMetres, lengthMetres })),
      yarns: (palette ?? []).map(({ index, hex }, place) => ({
        paletteIndex: index,
        name: names.get(index) ?? texts.yarnName(place + 1),
        hex,
        sharePermille: shares[place] ?? null,
      })),
    },
  };
}
