import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { filesOfLead } from "#app/features/requests/lead-files.server.ts";
import { PRIVATE_BUCKET } from "#app/features/requests/submissions.rules.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { fileDay } from "#app/i18n/file-timestamp.rules.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { download } from "#app/platform/http/download.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { type ZipFile, zipArchive } from "#app/platform/zip-archive.ts";
import { findPerson, type Person } from "./person.server.ts";
import { personArchiveTexts } from "./person-archive.texts.ts";
import { personData, personPage } from "./person-document.ts";
import type { Identifiers } from "./retention.rules.ts";

export async function personArchive(editor: Editor, asked: Identifiers): Promise<Response> {
  const person = await findPerson(editor, asked);
  const locale = localeOf(person);
  const { brand } = await getSettings(locale);
  const body = Readable.from(zipArchive(filesOf(person, locale, brand.name), now()));
  const name = `${personArchiveTexts(locale).file}-${fileDay(now())}.zip`;
  log.info({ editor: editor.id, leads: person.leads.length }, "A person's data exported");
  await logEvent(editor, "person-exported");
  return download(Readable.toWeb(body) as ReadableStream<Uint8Array>, name, "application/zip");
}

async function* filesOf(person: Person, locale: Locale, brand: string): AsyncGenerator<ZipFile> {
  const files = namedFiles(person);
  const data = personData(
    person,
    files.map(({ name }) => name),
  );
  yield { name: "dados.html", bytes: Buffer.from(personPage(data, locale, brand, now())) };
  yield { name: "dados.json", bytes: Buffer.from(JSON.stringify(data, null, 2)) };
  for (const { key, name } of files) {
    const opened = await storage().open(PRIVATE_BUCKET, key);
    if (opened) yield { name, bytes: await buffer(opened.stream) };
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
