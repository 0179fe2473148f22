import { z } from "zod";
import type { DeclaredType } from "#app/content-types.ts";
import { MAX_FOLDER_NAME_LENGTH, MOST_LETTERS } from "#app/features/media/library.rules.ts";
import type { MediaType } from "#app/features/media/media.rules.ts";
import { inEachTranslation } from "#app/i18n/locales.ts";

/** Parts of the site that show stored files. */
export const USE_AREAS = ["products", "simulator", "settings", "films", "drafts"] as const;
export type UseArea = (typeof USE_AREAS)[number] | DeclaredType;

/** Which files of the library are shown. */
export const VIEWS = ["imagens", "videos", "tapetes", "documentos", "sem-uso"] as const;
export type View = (typeof VIEWS)[number];
export const VIEW_FIELD = "ver";
export const FILE_FIELD = "arquivo";

const FILM: readonly MediaType[] = ["video/mp4"];
const DOCUMENT: readonly MediaType[] = ["application/pdf"];
const RUG: readonly MediaType[] = ["image/png"];

export function viewOf(params: URLSearchParams): View | "" {
  const asked = params.get(VIEW_FIELD);
  return VIEWS.find((view) => view === asked) ?? "";
}

/** The types of a view; empty where the type does not decide. */
export function typesOf(view: View | "", pictures: readonly MediaType[]): readonly MediaType[] {
  if (view === "imagens") return pictures;
  if (view === "videos") return FILM;
  if (view === "tapetes") return RUG;
  return view === "documentos" ? DOCUMENT : [];
}

export const MAX_FILE_NAME_LENGTH = 200;

export type WordMessages = { name: string; tooLong: (most: number) => string };

/** A file's name in the library and what it says, in every language. */
export function fileWordsForm({ name, tooLong }: WordMessages) {
  const word = (most: number) => z.string().trim().max(most, tooLong(most)).default("");
  const words = { caption: word(MOST_LETTERS.caption), alt: word(MOST_LETTERS.alt) };
  return z.object({
    id: z.uuid(),
    name: z.string({ error: name }).trim().min(1, name).max(MAX_FILE_NAME_LENGTH, name),
    ...words,
    ...inEachTranslation(() => z.object(words).optional()),
  });
}

export function folderForm(message: string) {
  return z.object({
    name: z.string({ error: message }).trim().min(1, message).max(MAX_FOLDER_NAME_LENGTH, message),
  });
}

export const fileUrls = z.array(z.string().min(1)).min(1).max(500);
export const folderChoice = z.union([z.uuid(), z.literal("").transform(() => null)]);
