import { buffer } from "node:stream/consumers";
import { makeZip } from "client-zip";
import type { Editor } from "#app/accounts/guard.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { fileDay } from "#app/i18n/file-timestamp.rules.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { download } from "#app/platform/http/download.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { filesOfLead } from "#app/requests/lead-files.server.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";
import { findPerson, type Person } from "./person.server.ts";
import { personArchiveTexts } from "./person-archive.texts.ts";
import { personData, personPage } from "./person-document.ts";
import type { Identifiers } from "./retention.rules.ts";

type ZippedFile = { name: string; input: string | Uint8Array<ArrayBuffer>; lastModified: Date };

export async function personArchive(editor: Editor, asked: Identifiers): Promise<Response> {
  const person = await findPerson(editor, asked);
  const locale = localeOf(person);
  const { brand } = await getSettings(locale);
  const name = `${personArchiveTexts(locale).file}-${fileDay(now())}.zip`;
  log.info({ editor: editor.id, leads: person.leads.length }, "A person's data exported");
  await logEvent(editor, "person-exported");
  return download(makeZip(filesOf(person, locale, brand.name)), name, "application/zip");
}

async function* filesOf(person: Person, locale: Locale, brand: string): AsyncGenerator<ZippedFile> {
  const files = namedFiles(person);
  const data = personData(
    person,
    files.map(({ name }) => name),
  );
  const lastModified = now();
  yield { name: "dados.html", input: personPage(data, locale, brand, lastModified), lastModified };
  yield { name: "dados.json", input: JSON.stringify(data, null, 2), lastModified };
  for (const { key, name } of files) {
    const opened = await storage().open(PRIVATE_BUCKET, key);
    if (opened) yield { name, input: new Uint8Array(await buffer(opened.stream)), lastModified };
  }
}

/** Numbered, because names may repeat. */
function namedFiles({ leads }: Person): { key: string; name: string }[] {
  return leads.flatMap(filesOfLead).map(({ key, name }, at) => ({ key, name: `arquivos/${at + 1}-${name}` }));
}

function localeOf({ leads, messages, subscriptions }: Person): Locale {
  const rows = [...leads, ...messages, ...subscriptions];
  const [latest] = rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return latest?.locale ?? DEFAULT_LOCALE;
}
