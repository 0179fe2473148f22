import type { SubmissionResult } from "@conform-to/react";
import { z } from "zod";
import type { Editor } from "#app/accounts/guard.server.ts";
import { wordFields } from "#app/content/content-form.ts";
import { withMerged } from "#app/content/versions/conflict.server.ts";
import { handleForm } from "#app/content/versions/handle-form.server.ts";
import type { ConflictResult } from "#app/content/versions/value-view.ts";
import { type BaseVersion, baseVersionWith, readBaseVersion } from "#app/platform/base-version.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { readTranslatedFields } from "#app/platform/translated-form.ts";
import { imageIds, imageUrls, removedNames, sampleForm, sampleId } from "./sample-forms.rules.ts";
import { MAX_NAME_LENGTH } from "./samples.rules.ts";
import {
  addSampleImages,
  createSample,
  hasDraftedPictures,
  inOwnLanguage,
  removeSample,
  removeSampleImages,
  saveSample,
  saveSampleImageOrder,
  saveSampleOrder,
  undeleteSamples,
} from "./samples.server.ts";
import { samplesAdminTexts } from "./samples-admin.texts.ts";

const { toasts, errors } = samplesAdminTexts;

export type SamplesResult = Outcome<
  { form?: SubmissionResult; removed?: string[]; created?: string } & ConflictResult
>;
type Action = (editor: Editor, fields: FormData) => Promise<SamplesResult>;
type Words = { title: string; text: string };

const invalid = (found: Record<string, string[] | null>) =>
  Object.values(found).flat().includes(errors.name) ? toasts.nameRequired : undefined;

/** Made while a form is read: which language requires its name is a setting. */
const wordsForm = () =>
  z.object(
    wordFields(
      { name: { most: MAX_NAME_LENGTH, isRequired: true } },
      { required: errors.name, long: () => errors.longName },
    ),
  );

const create: Action = (editor, fields) =>
  handleForm(fields, {
    schema: sampleForm(errors),
    invalid,
    failed: toasts.createFailed,
    async save({ name }, _refuse, baseVersion): Promise<SamplesResult> {
      const { id } = await createSample(editor, { name }, baseVersion);
      return succeeded(withMerged(toasts.created, baseVersion), { created: id });
    },
  });

/** The list sends the name in the site's own language alone, the form below it what is in every language. */
const saveName: Action = (editor, fields) => {
  const isWords = fields.get("intent") === "words";
  return handleForm(fields, {
    schema: isWords ? wordsForm() : sampleForm(errors),
    invalid,
    failed: toasts.updateFailed,
    async save({ name }, _refuse, baseVersion): Promise<SamplesResult> {
      const edit = isWords
        ? { words: readTranslatedFields(fields, ["name"]), isActive: fields.has("active") }
        : { words: inOwnLanguage(name) };
      const isSaved = await saveSample(editor, idOf(fields), edit, baseVersion);
      return isSaved ? succeeded(withMerged(toasts.updated, baseVersion)) : refused(toasts.updateFailed);
    },
  });
};

export const SAMPLE_ACTIONS: Record<string, { run: Action; failed: Words }> = {
  create: { run: create, failed: toasts.createFailed },
  rename: { run: saveName, failed: toasts.updateFailed },
  words: { run: saveName, failed: toasts.updateFailed },
  remove: { run: remove, failed: toasts.removeFailed },
  order: { run: order, failed: toasts.updateFailed },
  addImages: { run: addImages, failed: toasts.uploadFailed },
  removeImages: { run: removeImages, failed: toasts.removeFailed },
  orderImages: { run: orderImages, failed: toasts.updateFailed },
  undelete: { run: undelete, failed: toasts.undoFailed },
};

async function remove(editor: Editor, fields: FormData): Promise<SamplesResult> {
  const removed = await removeSample(editor, idOf(fields));
  return removed ? succeeded(toasts.removed, { removed: [removed] }) : refused(toasts.removeFailed);
}

async function order(editor: Editor, fields: FormData): Promise<SamplesResult> {
  await saveSampleOrder(editor, imageIds.parse(orderOf(fields)));
  return succeeded();
}

async function addImages(editor: Editor, fields: FormData): Promise<SamplesResult> {
  const urls = imageUrls.safeParse(fields.getAll("url"));
  const id = idOf(fields);
  const isAdded =
    urls.success && (await addSampleImages(editor, id, urls.data, await held(editor, fields, id)));
  return isAdded ? succeeded(toasts.imagesAdded) : refused(toasts.uploadFailed);
}

async function removeImages(editor: Editor, fields: FormData): Promise<SamplesResult> {
  const ids = imageIds.parse(fields.getAll("image"));
  if (ids.length === 0) return refused(toasts.noneSelected);
  const id = idOf(fields);
  const removed = await removeSampleImages(editor, id, ids, await held(editor, fields, id));
  if (removed.length === 0) return refused(toasts.removeFailed);
  return succeeded(ids.length === 1 ? toasts.imageRemoved : toasts.imagesRemoved, { removed });
}

async function orderImages(editor: Editor, fields: FormData): Promise<SamplesResult> {
  const id = idOf(fields);
  await saveSampleImageOrder(editor, id, imageIds.parse(orderOf(fields)), await held(editor, fields, id));
  return succeeded();
}

/** Pictures are one list: once part of it is a draft, all changes are. */
async function held(editor: Editor, fields: FormData, id: string): Promise<BaseVersion | undefined> {
  const isAsked = readBaseVersion(fields)?.intent.as === "draft";
  return isAsked || (await hasDraftedPictures(editor, id)) ? baseVersionWith({ as: "draft" }) : undefined;
}

async function undelete(editor: Editor, fields: FormData): Promise<SamplesResult> {
  const names = removedNames.parse(String(fields.get("removed")).split(","));
  return (await undeleteSamples(editor, names)) ? succeeded(toasts.undeleted) : refused(toasts.undoFailed);
}

const idOf = (fields: FormData) => sampleId.parse(fields.get("id"));
const orderOf = (fields: FormData) => String(fields.get("order")).split(",");
