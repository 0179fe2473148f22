import type { SubmissionResult } from "@conform-to/react";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { textHash } from "#app/i18n/translated-words.ts";
import { typedFields } from "#app/shell/preview/typed-fields.ts";
import { payloadOf } from "#app/ui/parse-form.ts";
import type { AutosavedForm } from "./autosaved.client.ts";

/** Says nothing of what was typed: which saving the form began with, and which language is in view. */
const isAside = (name: string) =>
  name.startsWith(BASE_VERSION_FIELDS.version) ||
  name === BASE_VERSION_FIELDS.publishAt ||
  name.endsWith("-language");

/** The editor's own form; one that says when to publish may stand before it. */
export const formIn = (room: HTMLElement | null): HTMLFormElement | null =>
  room?.querySelector<HTMLFormElement>(`form:has([name="${BASE_VERSION_FIELDS.version}"])`) ??
  room?.querySelector("form") ??
  null;

/** What a form holds, as text; two that are alike say the same. */
export const valuesOf = (form: HTMLFormElement): string =>
  new URLSearchParams([...typedFields(form)].filter(([name]) => !isAside(name))).toString();

export function autosavedFrom(form: HTMLFormElement, began: string, at: Date): AutosavedForm {
  return { fields: [...typedFields(form)], began: textHash(began), at: at.toISOString() };
}

export function fieldsOf(kept: AutosavedForm): FormData {
  const fields = new FormData();
  for (const [name, value] of kept.fields) fields.append(name, value);
  return fields;
}

/** The version that the form began with. */
export function baseVersionOf(kept: AutosavedForm): number | null {
  const version = kept.fields.find(([name]) => name === BASE_VERSION_FIELDS.version)?.[1] ?? "";
  return /^\d{1,9}$/.test(version) ? Number(version) : null;
}

/** Without files, which are not kept. */
type Payload = NonNullable<SubmissionResult["initialValue"]>;

/** An answer as it comes for a form that was refused: every editor can show what was typed. */
export function typedAgain(fields: FormData): { ok: false; value: { form: SubmissionResult<string[]> } } {
  return { ok: false, value: { form: { initialValue: payloadOf(fields) as Payload } } };
}
