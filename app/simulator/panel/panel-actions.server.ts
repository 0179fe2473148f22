import type { Editor } from "#app/accounts/guard.server.ts";
import { withMerged } from "#app/content/versions/conflict.server.ts";
import { handleForm, type Refuse } from "#app/content/versions/handle-form.server.ts";
import { rugDesignContent } from "#app/features/catalogue/rug-design-content.server.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { type SaveRefusal, saveRugDesign } from "../rug-designs/rug-design-saving.server.ts";
import { rugDesignForm } from "../rug-designs/rug-designs.rules.ts";
import { showRugDesign } from "../rug-designs/rug-designs.server.ts";
import type { PanelResult } from "./panel-result.ts";
import { simulatorAdminTexts } from "./simulator-admin.texts.ts";

const { toasts, editor: words } = simulatorAdminTexts;

export async function handleDesignForm(editor: Editor, fields: FormData): Promise<PanelResult> {
  const id = String(fields.get("id") ?? "");
  switch (fields.get("intent")) {
    case "show":
      return orFail(() => show(editor, id, true), toasts.failed);
    case "hide":
      return orFail(() => show(editor, id, false), toasts.failed);
    case "remove":
      return orFail(() => remove(editor, id), toasts.removeFailed);
    case "undelete":
      return orFail(() => undelete(editor, String(fields.get("removed") ?? "")), toasts.failed);
    default: {
      const result = await save(editor, fields);
      return { ...result, value: { ...result.value, about: id } };
    }
  }
}

const orFail = (run: () => Promise<PanelResult>, toast: { title: string; text: string }) =>
  withFallback<PanelResult, PanelResult>(refused(toast), "A rug design could not be changed", run);

async function save(editor: Editor, fields: FormData): Promise<PanelResult> {
  // Without script an emptied field leaves the former product beside it.
  if (fields.has("product") && !String(fields.get("product")).trim()) fields.delete("productId");
  return handleForm(fields, {
    schema: rugDesignForm(words.errors),
    invalid: (errors) =>
      ["name", "imageUrl", "price"].some((name) => errors[name]?.includes(words.errors.required))
        ? toasts.required
        : undefined,
    failed: toasts.failed,
    async save(form, refuse, baseVersion): Promise<PanelResult> {
      const saved = await saveRugDesign(editor, form, baseVersion);
      if (!saved.ok) return refuse(...REFUSALS[saved.reason]);
      const toast = withMerged(saved.isNew ? toasts.created : toasts.updated, baseVersion);
      // A new draft stays open for publishing.
      const isDraft = baseVersion?.intent.as === "draft" ? { isDraft: true as const } : {};
      return succeeded(toast, { savedId: saved.id, ...isDraft });
    },
  });
}

const REFUSALS: Record<SaveRefusal, Parameters<Refuse>> = {
  unknown: [toasts.failed],
  picture: [toasts.uploadFailed, { imageUrl: [toasts.uploadFailed.text] }],
  product: [undefined, { product: [words.errors.product] }],
  proportions: [toasts.proportions, { fit: [toasts.proportions.text] }],
};

async function show(editor: Editor, id: string, active: boolean): Promise<PanelResult> {
  const name = await showRugDesign(editor, id, active);
  if (!name) return refused(toasts.failed);
  return succeeded(active ? toasts.shown : toasts.hidden);
}

async function remove(editor: Editor, id: string): Promise<PanelResult> {
  const removed = await removeContent(editor, rugDesignContent, id);
  return removed ? succeeded(toasts.removed, { removed }) : refused(toasts.removeFailed);
}

async function undelete(editor: Editor, removed: string): Promise<PanelResult> {
  return (await undeleteContent(editor, rugDesignContent, removed))
    ? succeeded(toasts.undeleted)
    : refused(toasts.tooLate);
}
