import type { Editor } from "#app/accounts/guard.server.ts";
import { listPeople } from "#app/accounts/people/people.server.ts";
import { menuFor } from "#app/admin/menu/admin-menu.ts";
import { findRugDesigns } from "#app/features/catalogue/rug-design-names.server.ts";
import { listLetters } from "#app/features/newsletter/letters.server.ts";
import { listSubscriptions } from "#app/features/newsletter/newsletter-list.server.ts";
import { listPageForms } from "#app/features/pages/page-edits.server.ts";
import { listProductRows } from "#app/features/products/product-rows.server.ts";
import { DEFAULT_LOCALE, siteLocale } from "#app/i18n/locales.ts";
import { plainLetters, plainWords } from "#app/i18n/plain-letters.rules.ts";
import { FILE_FIELD } from "#app/media/picker/picker.rules.ts";
import { listLibrary } from "#app/media/picker/picker.server.ts";
import { listInbox } from "#app/requests/inbox/inbox.server.ts";
import { listMails } from "#app/requests/outbox/outbox-list.server.ts";
import { findDeclared } from "./find-declared.server.ts";
import { listOf, type ResultEntry, type ResultGroup, SHOWN } from "./find-entries.rules.ts";
import { findSettingsForms } from "./find-settings-forms.server.ts";

/** More entries than are shown may be returned. */
type Find = (editor: Editor, search: string) => Promise<{ entries: ResultEntry[]; total: number }>;

/** By the screens that list them, whose names the groups have. */
const LISTS: Readonly<Record<string, Find>> = {
  "/admin/tapetes": findRugs,
  "/admin/paginas": findPages,
  "/admin/leads": findRequests,
  "/admin/newsletter": findSubscriptions,
  "/admin/newsletter/cartas": findLetters,
  "/admin/emails": findMails,
  "/simulador-admin": findDesigns,
  "/admin/midia": findFiles,
  "/admin/contas": findAccounts,
};

/** Lists that are short, and have no search of their own. */
const SHORT_LISTS = ["/admin/newsletter/cartas", "/admin/paginas", "/admin/contas"];
const listAddress = (path: string, search: string) =>
  SHORT_LISTS.includes(path) ? path : listOf(path, search);

/** Of the screens that the role may open. */
export async function findEntries(editor: Editor, search: string): Promise<ResultGroup[]> {
  const opened = menuFor(editor.role).flatMap(({ sections }) => sections.flatMap((one) => one.screens));
  const screens = new Map(opened.map(({ to, name }) => [to, name]));
  const findOn = async (path: string, find: Find): Promise<ResultGroup[]> => {
    const name = screens.get(path);
    if (!name) return [];
    const { entries, total } = await find(editor, search);
    return [{ name, total, entries: entries.slice(0, SHOWN), all: listAddress(path, search) }];
  };
  const [settings, declared, rugs = [], ...others] = await Promise.all([
    findSettingsForms(screens, search),
    findDeclared(screens, Object.keys(LISTS), search),
    ...Object.entries(LISTS).map(([path, find]) => findOn(path, find)),
  ]);
  return [...rugs, settings, ...declared, ...others.flat()].filter(({ total }) => total > 0);
}

async function findRugs(editor: Editor, search: string) {
  const asked = { search, page: 1, collectionId: null, filter: null };
  const { rows, total } = await listProductRows(editor, asked);
  const entries = rows.map(({ id, name, collection }) => ({
    ...{ to: `/admin/tapetes/${id}`, name, about: collection ?? "" },
  }));
  return { entries, total };
}

/** Also by their built-in titles. */
async function findPages(editor: Editor, search: string) {
  const named = (await listPageForms(editor)).map(({ slug, words }) => ({
    to: `/admin/paginas/${slug}`,
    name: words[siteLocale()].title || (words[DEFAULT_LOCALE].title ?? ""),
    about: "",
  }));
  return among(named, search);
}

async function findRequests(editor: Editor, query: string) {
  const filter = { query, origin: null, status: null, from: null, until: null, page: 1 };
  const { rows, total } = await listInbox(editor, filter);
  const entries = rows.map(({ id, name, subject }) => ({ to: `/admin/leads/${id}`, name, about: subject }));
  return { entries, total };
}

async function findSubscriptions(editor: Editor, query: string) {
  const { rows, found } = await listSubscriptions(editor, { query, status: null, page: 1 });
  const entries = rows.map(({ email }) => ({
    to: listOf("/admin/newsletter", email),
    name: email,
    about: "",
  }));
  return { entries, total: found };
}

async function findLetters(editor: Editor, search: string) {
  const letters = await listLetters(editor, search);
  const entries = letters.map(({ id, title }) => ({
    to: `/admin/newsletter/cartas/${id}`,
    name: title,
    about: "",
  }));
  return { entries, total: letters.length };
}

async function findMails(editor: Editor, query: string) {
  const { rows, found } = await listMails(editor, { query, status: null, page: 1 });
  const entries = rows.map(({ id, subject, recipient }) => ({
    ...{ to: `/admin/emails/${id}`, name: subject, about: recipient },
  }));
  return { entries, total: found };
}

async function findDesigns(editor: Editor, search: string) {
  const { designs, total } = await findRugDesigns(editor, search, SHOWN);
  const entries = designs.map(({ id, name }) => ({ to: `/simulador-admin?tapete=${id}`, name, about: "" }));
  return { entries, total };
}

async function findFiles(editor: Editor, search: string) {
  const { files, total } = await listLibrary(editor, { search, folder: "", types: [], page: 1 });
  const entries = files.map(({ id, name, alt }) => ({
    to: `/admin/midia?${FILE_FIELD}=${id}`,
    name,
    about: alt,
  }));
  return { entries, total };
}

async function findAccounts(editor: Editor, search: string) {
  const people = (await listPeople(editor)).map(({ id, name, email }) => ({
    ...{ to: `/admin/contas#${id}`, name, about: email === name ? "" : email },
  }));
  return among(people, search);
}

function among(entries: ResultEntry[], search: string) {
  const asked = plainWords(search);
  const found = entries.filter(({ name, about }) => {
    const words = plainLetters(`${name} ${about}`);
    return asked.every((word) => words.includes(word));
  });
  return { entries: found, total: found.length };
}
