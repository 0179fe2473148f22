import type { Editor } from "#app/accounts/guard.server.ts";
import { orConflict, withMerged } from "#app/content/versions/conflict.server.ts";
import { rugDesignContent } from "#app/features/catalogue/rug-design-content.server.ts";
import { readBaseVersion } from "#app/platform/base-version.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { parseForm } from "#app/ui/forms/parse-form.ts";
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
  const submission = parseForm(fields, { schema: rugDesignForm(words.errors) });
  const form = submission.reply();
  if (submission.status !== "success") {
    const isMissing = ["name", "imageUrl", "price"].some((field) =>
      form.error?.[field]?.includes(words.errors.required),
    );
    return { ...refused(isMissing ? toasts.required : undefined), value: { form } };
  }
  const baseVersion = readBaseVersion(fields);
  const failed = { ...refused(toasts.failed), value: { form } };
  const saving = async (): Promise<PanelResult> => {
    const saved = await saveRugDesign(editor, submission.value, baseVersion);
    if (!saved.ok)
      return { ...REFUSALS[saved.reason], value: { form: { ...form, error: REASONS[saved.reason] } } };
    const toast = withMerged(saved.isNew ? toasts.created : toasts.updated, baseVersion);
    // A new draft stays open for publishing.
    const isDraft = baseVersion?.intent.as === "draft" ? { isDraft: true as const } : {};
    return succeeded(toast, { savedId: saved.id, ...isDraft });
  };
  return withFallback(failed, "A rug design could not be saved", () => orConflict({ form }, saving));
}

const REFUSALS: Record<SaveRefusal, Outcome> = {
  unknown: refused(toasts.failed),
  picture: refused(toasts.uploadFailed),
  product: refused(),
  proportions: refused(toasts.proportions),
};

const REASONS: Record<SaveRefusal, Record<string, string[]>> = {
  unknown: {},
  product: { product: [words.errors.product] },
  picture: { imageUrl: [toasts.uploadFailed.text] },
  proportions: { fit: [toasts.proportions.text] },
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
