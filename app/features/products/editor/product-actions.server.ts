import type { SubmissionResult } from "@conform-to/react";
import type { Editor } from "#app/accounts/guard.server.ts";
import { changeList } from "#app/content/admin/list-screen.server.ts";
import { withMerged } from "#app/content/versions/conflict.server.ts";
import { handleForm } from "#app/content/versions/handle-form.server.ts";
import type { ConflictResult } from "#app/content/versions/value-view.ts";
import { PRODUCT_WORDS } from "#app/features/catalogue/products.content.ts";
import { noPictures } from "#app/media/picker/picker.server.ts";
import { LATEST, versionIn } from "#app/platform/base-version.ts";
import { removeContent } from "#app/platform/db/content/content-trash.server.ts";
import { redirectWithToast } from "#app/platform/http/flash.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { type FieldErrors, type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { readTranslatedFields } from "#app/platform/translated-form.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { BULK_FIELD } from "#app/ui/lists/bulk.rules.ts";
import {
  type BulkChange,
  LEAST_PERCENT,
  MOST_PERCENT,
  percentProblem,
  readPercent,
} from "../admin-list/bulk-changes.rules.ts";
import {
  changeProducts,
  type PricePreview,
  previewPrices,
  publishProducts,
  undoProducts,
} from "../admin-list/bulk-changes.server.ts";
import { SEEN_VERSION } from "../admin-list/bulk-form.ts";
import { productPath } from "../admin-list/product-list-address.ts";
import { productsAdminTexts as texts } from "../admin-list/products-admin.texts.ts";
import { productContent } from "./product-content.server.ts";
import { getUnpublishedProduct } from "./product-drafts.server.ts";
import { duplicateProduct, moveProductToFront, saveProduct } from "./product-editing.server.ts";
import { type ProductForm, productForm } from "./product-form.ts";

const { toasts, errors } = texts;

export type ProductOutcome = Outcome<
  { form?: SubmissionResult; removed?: string; undo?: string; prices?: PricePreview } & ConflictResult
>;

export async function handleProductForm(
  editor: Editor,
  id: string | null,
  request: Request,
): Promise<ProductOutcome> {
  const fields = await readEditorFields(request);
  return handleForm(fields, {
    schema: productForm(errors),
    invalid: ({ name }) => (name ? toasts.required : toasts.check),
    failed: toasts.failed,
    async save(form, refuse, baseVersion): Promise<ProductOutcome> {
      const lost = await lostPictures(editor, id, form);
      if (lost) return refuse(toasts.format, lost);
      const words = readTranslatedFields(fields, PRODUCT_WORDS);
      const saved = await saveProduct(editor, { id, form, words, baseVersion });
      if (saved.state === "saved" && id) return succeeded(withMerged(toasts.updated, baseVersion));
      if (saved.state === "saved") return await toProduct(saved.id, withMerged(toasts.created, baseVersion));
      if (saved.state === "missing") return refuse(toasts.gone);
      if (saved.state === "slugTaken") return refuse(toasts.check, { slug: [errors.slugTaken] });
      return refuse(
        toasts.check,
        Object.fromEntries(saved.fields.map((name) => [name, [errors.lostChoice]])),
      );
    },
  });
}

/** A picture that the rug has may stay, whatever it is. */
async function lostPictures(
  editor: Editor,
  id: string | null,
  { images, sharePicture }: ProductForm,
): Promise<FieldErrors | null> {
  const others = await noPictures(editor, [...images, ...(sharePicture ? [sharePicture] : [])]);
  if (others.length === 0) return null;
  const before = id ? await getUnpublishedProduct(editor, id) : null;
  const lost = others.filter((url) => url !== before?.sharePicture && !before?.images.includes(url));
  if (lost.length === 0) return null;
  return lost.some((url) => images.includes(url))
    ? { images: [errors.images] }
    : { sharePicture: [errors.sharePicture] };
}

async function toProduct(id: string, toast: { title: string; text?: string }): Promise<never> {
  throw await redirectWithToast(productPath(id), { kind: "success", ...toast });
}

export async function handleCatalogueForm(editor: Editor, request: Request): Promise<ProductOutcome> {
  const fields = await readEditorFields(request);
  const done = await changeList(productContent, editor, fields, toasts);
  if (done) return done;
  const text = (name: string) => String(fields.get(name) ?? "");
  const id = isId(text("id")) ? text("id") : null;
  const many = [...new Set(fields.getAll(BULK_FIELD).map(String).filter(isId))];
  const seen = versionIn(fields, SEEN_VERSION) ?? LATEST;
  switch (fields.get("intent")) {
    case "toTop":
      return attempt(toasts.orderFailed, async () => {
        const moved = id && (await moveProductToFront(editor, id));
        if (!moved) return refused(toasts.gone);
        const { name, version } = moved;
        return succeeded(toasts.toTop(name), { undo: undoOf([id], version, version + 1) });
      });
    case "removeMany":
      return attempt(toasts.removeFailed, async () => {
        const kept: string[] = [];
        for (const one of many)
          kept.push(...[await removeContent(editor, productContent, one)].filter((name) => name !== null));
        return kept.length > 0
          ? succeeded(toasts.manyRemoved(kept.length), { removed: kept.join(",") })
          : refused(toasts.removeFailed);
      });
    case "publishMany":
      return publishMany(editor, many);
    case "hideMany":
      return changeMany(editor, many, { as: "hide" }, seen);
    case "moveMany": {
      const collectionId = isId(text("collectionId")) ? text("collectionId") : null;
      return changeMany(editor, many, { as: "move", collectionId }, seen);
    }
    case "askPrices":
    case "priceMany": {
      const percent = readPercent(text("percent"));
      if (percent === null)
        return refused(
          percentProblem(text("percent")) === "limits"
            ? toasts.percentLimits(LEAST_PERCENT, MOST_PERCENT)
            : toasts.percent,
        );
      return fields.get("intent") === "askPrices"
        ? askPrices(editor, many, percent)
        : changeMany(editor, many, { as: "price", percent }, seen);
    }
    case "undoMany":
      return attempt(toasts.tooLate, async () => {
        const [versions = "", ...ids] = text("undo").split(",");
        const [before, after] = /^\d{1,9}-\d{1,9}$/.test(versions) ? versions.split("-").map(Number) : [];
        const isUndone =
          before !== undefined &&
          after !== undefined &&
          (await undoProducts(editor, ids.filter(isId), { before, after }));
        return isUndone ? succeeded(toasts.undone) : refused(toasts.tooLateMany);
      });
    default:
      return attempt(toasts.failed, async () => {
        const copy = id && (await duplicateProduct(editor, id, texts.copyOf));
        return copy ? toProduct(copy, toasts.duplicated) : refused(toasts.gone);
      });
  }
}

const changeMany = (
  editor: Editor,
  ids: string[],
  change: BulkChange,
  seen: number,
): Promise<ProductOutcome> =>
  attempt(toasts.failed, async () => {
    const made = await changeProducts(editor, ids, change, seen);
    if (made === "tooDear") return refused(toasts.tooDear);
    // Not a refusal, after which the list would stay as it was seen.
    if (made === "changed") return { ok: true, toast: { kind: "error", ...toasts.manyChanged } };
    if (made === "lost") return { ok: true, toast: { kind: "error", ...toasts.manyLost } };
    const { changed, version } = made;
    if (changed === 0) return succeeded(toasts.manySame);
    const done = change.as === "hide" ? toasts.manyHidden : toasts.manyUpdated;
    return succeeded(done(changed), { undo: undoOf(ids, version, version + 1) });
  });

const askPrices = (editor: Editor, ids: string[], percent: number): Promise<ProductOutcome> =>
  attempt(toasts.failed, async () => {
    const prices = await previewPrices(editor, ids, percent);
    if (prices === "tooDear") return refused(toasts.tooDear);
    return prices.ids.length === 0 ? refused(toasts.gone) : succeeded(undefined, { prices });
  });

const publishMany = (editor: Editor, ids: string[]): Promise<ProductOutcome> =>
  attempt(toasts.failed, async () => {
    const { changed, drafted, left, before, after } = await publishProducts(editor, ids);
    if (changed === 0) return left.length > 0 ? refused(toasts.noneOf(left)) : succeeded(toasts.manySame);
    return succeeded(toasts.manyPublished(changed, drafted, left), { undo: undoOf(ids, before, after) });
  });

const undoOf = (ids: string[], before: number, after: number) => [`${before}-${after}`, ...ids].join(",");

const attempt = (toast: typeof toasts.failed, run: () => Promise<ProductOutcome>) =>
  withFallback<ProductOutcome, ProductOutcome>(refused(toast), "The catalogue could not be changed", run);
