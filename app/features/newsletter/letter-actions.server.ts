import type { SubmissionResult } from "@conform-to/react";
import type { Editor } from "#app/accounts/guard.server.ts";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { LOCALES, siteLocale } from "#app/i18n/locales.ts";
import { versionIn } from "#app/platform/base-version.ts";
import { redirectWithToast } from "#app/platform/http/flash.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { isId, newId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { type FieldErrors, type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { catchErrors } from "#app/platform/with-fallback.server.ts";
import { parseForm } from "#app/ui/forms/parse-form.ts";
import { letterSchema, NEW_LETTER, wordsOf } from "./letter-form.ts";
import { cancelSending, sendFailedAgain, sendTestLetter, startSending } from "./letter-sending.server.ts";
import { copyLetter, type Draft, removeLetter, saveLetter, undeleteLetter } from "./letters.server.ts";
import type { Letter } from "./letters.table.ts";
import { lettersTexts } from "./letters.texts.ts";

const { toasts, form: texts } = lettersTexts;

export const LETTERS_PATH = "/admin/newsletter/cartas";

/** Below every stored one. */
const NO_VERSION = 0;

/** `version`: what the form is based on from now on. Also a refusal may have stored it, as sending does first. */
export type LetterResult = Outcome<{
  version?: number;
  form?: SubmissionResult<string[]>;
  reply?: string;
  removed?: string;
}>;

export async function handleLetterForm(
  editor: Editor,
  request: Request,
  address?: string,
): Promise<LetterResult> {
  const fields = await readEditorFields(request);
  const intent = String(fields.get("intent") ?? "save");
  const named = String(fields.get("id") ?? address ?? "");
  const id = isId(named) ? named : null;
  const work = async () => {
    if (intent === "save") return save(editor, fields, id ? draftOf(id, fields) : newDraftAt(request.url));
    return id ? act(editor, fields, { intent, id }) : refused(toasts.gone);
  };
  return catchErrors(work, (error) => {
    log.error({ err: error, intent }, "A letter could not be changed or sent");
    return refused(intent === "remove" ? toasts.removeFailed : toasts.failed);
  });
}

const draftOf = (id: string, fields: FormData): Draft => ({
  id,
  version: versionIn(fields, BASE_VERSION_FIELDS.version) ?? NO_VERSION,
});

/** The form's address holds the id of its letter, so that the letter is not made twice. */
export function newDraftAt(address: string): Draft {
  const id = new URL(address).searchParams.get(NEW_LETTER) ?? "";
  return { id: isId(id) ? id : newId(), version: null };
}

async function save(editor: Editor, fields: FormData, draft: Draft): Promise<LetterResult> {
  const saved = await store(editor, fields, draft);
  if ("refusal" in saved) return saved.refusal;
  if (draft.version !== null) return succeeded(toasts.saved, { version: saved.letter.version });
  throw await redirectWithToast(`${LETTERS_PATH}/${saved.letter.id}`, { kind: "success", ...toasts.saved });
}

async function store(
  editor: Editor,
  fields: FormData,
  draft: Draft,
): Promise<{ letter: Letter } | { refusal: LetterResult }> {
  const submission = parseForm(fields, { schema: letterSchema() });
  const refuse = (toast: { title: string; text?: string }, fieldErrors?: FieldErrors) => ({
    refusal: {
      ...refused(toast),
      value: {
        form: submission.reply({ ...(fieldErrors && { fieldErrors }) }),
        ...(draft.version !== null && { version: draft.version }),
      },
    },
  });
  if (submission.status !== "success") return refuse(toasts.refused);
  const { pictureUrl, link, ...words } = submission.value;
  const saved = await saveLetter(editor, draft, { words: wordsOf(words), pictureUrl, link });
  if (saved === "changed") return refuse(toasts.changed);
  if (saved === "lostPicture") return refuse(toasts.refused, { pictureUrl: [texts.errors.lostPicture] });
  return { letter: saved };
}

const basedOn = ({ version }: Letter, result: LetterResult): LetterResult => ({
  ...result,
  value: { ...result.value, version },
});

async function act(
  editor: Editor,
  fields: FormData,
  { intent, id }: { intent: string; id: string },
): Promise<LetterResult> {
  switch (intent) {
    // What stands in the form is what leaves, so it is saved first.
    case "test": {
      const saved = await store(editor, fields, draftOf(id, fields));
      if ("refusal" in saved) return saved.refusal;
      const locale = LOCALES.find((one) => one === fields.get("locale")) ?? siteLocale();
      return basedOn(saved.letter, await sendTestLetter(editor, saved.letter, locale));
    }
    case "send": {
      const saved = await store(editor, fields, draftOf(id, fields));
      if ("refusal" in saved) return saved.refusal;
      const started = await startSending(editor, saved.letter);
      if (started === "noServer") return basedOn(saved.letter, refused(toasts.noServer));
      return started === "started"
        ? succeeded(toasts.started)
        : basedOn(saved.letter, refused(toasts.notSent));
    }
    case "stop":
      return (await cancelSending(editor, id)) ? succeeded(toasts.stopped) : refused(toasts.nothing);
    case "retry": {
      const count = await sendFailedAgain(editor, id);
      return count > 0 ? succeeded(toasts.again(count)) : refused(toasts.nothing);
    }
    case "copy": {
      const copy = await copyLetter(editor, id);
      if (!copy) return refused(toasts.gone);
      throw await redirectWithToast(`${LETTERS_PATH}/${copy}`, { kind: "success", ...toasts.copied });
    }
    case "remove":
      return (await removeLetter(editor, id))
        ? succeeded(toasts.removed, { removed: id })
        : refused(toasts.gone);
    case "undelete":
      return (await undeleteLetter(editor, id)) ? succeeded(toasts.undeleted) : refused(toasts.tooLate);
    default:
      return refused(toasts.failed);
  }
}
