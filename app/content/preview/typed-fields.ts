import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { siteLocale } from "#app/i18n/locales.ts";

/** Fields that only saving needs. */
const ASIDE: readonly string[] = [
  BASE_VERSION_FIELDS.seen,
  BASE_VERSION_FIELDS.saveAs,
  BASE_VERSION_FIELDS.publishAt,
];

/** Comparable state of a form, without files and secrets. */
export function typedFields(form: HTMLFormElement): URLSearchParams {
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && !ASIDE.includes(name) && !isSecret(form, name))
      typed.append(name, value);
  return typed;
}

function isSecret(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.type === "password";
}

export const addressOf = (form: HTMLFormElement): string =>
  new URL(form.getAttribute("action") ?? location.href, location.href).pathname;

export const languageOf = (form: HTMLFormElement): string =>
  form.querySelector<HTMLElement>("fieldset[data-chosen]")?.dataset.chosen ?? siteLocale();

export function labelsOf(form: HTMLFormElement, names: string[]): string[] {
  const labels = names.map((name) => {
    const found = form.elements.namedItem(name);
    const field = found instanceof RadioNodeList ? found[0] : found;
    const text =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels : null;
    return text?.[0]?.textContent?.replace(/\s*\(.*\)$/, "").trim() ?? "";
  });
  return [...new Set(labels.filter(Boolean))];
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Null while it is new, or for several entries. */
export function entityIdOf(form: HTMLFormElement): string | null {
  const [named] = ID.exec(addressOf(form)) ?? [];
  const field = form.elements.namedItem("id");
  const listed = field instanceof HTMLInputElement && ID.test(field.value) ? field.value : null;
  return named ?? form.dataset.entity ?? listed;
}
