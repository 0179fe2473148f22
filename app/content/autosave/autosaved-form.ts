import type { SubmissionResult } from "@conform-to/react";
import type { AutosavedForm } from "#app/accounts/autosaved.client.ts";
import { typedFields } from "#app/content/preview/typed-fields.ts";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { textHash } from "#app/i18n/translated-words.ts";
import { payloadOf } from "#app/ui/forms/parse-form.ts";

/** Fields that are no input: the base version, choices in a conflict, the visible language, hashes of what the form began with. */
const isAside = (name: string) =>
  name.endsWith("-began") ||
  name.startsWith(BASE_VERSION_FIELDS.version) ||
  name.startsWith(`${BASE_VERSION_FIELDS.choice}:`) ||
  name === BASE_VERSION_FIELDS.publishAt ||
  name.endsWith("-language");

/** The editor's own form, which may follow one for scheduling. */
export const formIn = (container: HTMLElement | null): HTMLFormElement | null =>
  container?.querySelector<HTMLFormElement>(`form:has([name="${BASE_VERSION_FIELDS.version}"])`) ??
  container?.querySelector("form") ??
  null;

export const valuesOf = (form: HTMLFormElement): string =>
  new URLSearchParams([...typedFields(form)].filter(([name]) => !isAside(name))).toString();

/** Comparable fields of a submission, without files. */
export const textsOf = (data: FormData): string =>
  new URLSearchParams(
    [...data].filter((field): field is [string, string] => typeof field[1] === "string"),
  ).toString();

export function autosavedFrom(form: HTMLFormElement, began: string, at: Date): AutosavedForm {
  return { fields: [...typedFields(form)], began: textHash(began), at: at.toISOString() };
}

export function fieldsOf(kept: AutosavedForm): FormData {
  const fields = new FormData();
  for (const [name, value] of kept.fields) fields.append(name, value);
  return fields;
}

export function baseVersionOf(kept: AutosavedForm): number | null {
  const version = kept.fields.find(([name]) => name === BASE_VERSION_FIELDS.version)?.[1] ?? "";
  return /^\d{1,9}$/.test(version) ? Number(version) : null;
}

/** Without files. */
type Payload = NonNullable<SubmissionResult["initialValue"]>;

/** As the answer to a refused form, with which every editor can show what was typed. */
export function typedAgain(fields: FormData): { ok: false; value: { form: SubmissionResult<string[]> } } {
  return { ok: false, value: { form: { initialValue: payloadOf(fields) as Payload } } };
}
