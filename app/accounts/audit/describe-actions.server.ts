import { namesOfEditors } from "#app/accounts/editor-names.server.ts";
import { ADMIN_MENU, placeAt } from "#app/admin/menu/admin-menu.ts";
import {
  describeContent,
  type EntityRef,
  entityKey,
  nameEntity,
} from "#app/content/history/describe-content.server.ts";
import { entityAt, isRecordEntity } from "#app/content/history/history.rules.ts";
import { localesInWords } from "#app/content/versions/locales-in-words.ts";
import { versionsTexts } from "#app/content/versions/versions.texts.ts";
import { formatDayAndTime, formatExact } from "#app/i18n/format-date-time.ts";
import { readMinute } from "#app/i18n/local-day.rules.ts";
import type { AuditDetails, AuditRow } from "#app/platform/audit/audit.table.ts";
import { now } from "#app/platform/clock.ts";
import { REVISED_IN } from "#app/platform/db/content/content-state.ts";
import { isId } from "#app/platform/ids.ts";
import { auditTexts as texts } from "./audit.texts.ts";
import type { AuditRowView } from "./audit-list.tsx";
import { type SavedEntry, savedInRows } from "./saved-fields.server.ts";

export async function describeActions(rows: readonly AuditRow[]): Promise<AuditRowView[]> {
  const [names, entities, saved] = await Promise.all([
    namesOfEditors(rows.flatMap(({ actorId }) => actorId ?? [])),
    describeContent(rows.flatMap(({ about }) => entityIn(about) ?? [])),
    savedInRows(rows),
  ]);
  return rows.map((row) => {
    const { number, at, actorId, actor, action, about, details } = row;
    const thing = entityIn(about);
    const described = thing && entities.get(entityKey(thing));
    const who = names.get(actorId ?? "") ?? actor;
    const { entry = null, fields = "" } = saved.get(number) ?? {};
    const subject =
      entry && !thing
        ? subjectOfEntry(about, entry)
        : subjectOf(about, thing, described?.title ?? titleIn(row));
    return {
      number: number.toLocaleString("pt-BR"),
      when: formatExact(at),
      sentence: texts.withFields(
        [sentenceOf(actionIn(row, entry), who, subject), ...extrasOf(row)].join(", "),
        fields,
      ),
      thumb: described?.thumb ?? null,
      facts: [
        texts.number(number.toLocaleString("pt-BR")),
        texts.account(actor || texts.nobody),
        ...placeOf(about, subject),
        ...Object.entries(details).map(([name, value]) => factOf(name, value)),
      ],
      isRefusal: action === "sign-in-failed",
    };
  });
}

/** Where it was done, by the name of the screen, and what the sentence does not say. */
function placeOf(about: string, subject: string): string[] {
  const [pathname = ""] = about.split(/[?#]/);
  const [kind = ""] = about.split(" ");
  if (!about || about === subject || entityAt(kind) || isRecordEntity(kind)) return [];
  const screen = placeAt(ADMIN_MENU, { pathname, search: "" })?.screen.name;
  return [screen ? texts.screen(screen) : texts.subject(about)];
}

function factOf(name: string, value: AuditDetails[string]): string {
  const moment = name === "at" ? readMinute(String(value)) : null;
  const codes = name === "content" ? texts.contents : name === "locale" ? versionsTexts.languages : {};
  const said =
    typeof value === "boolean"
      ? versionsTexts.values[value ? "yes" : "no"]
      : moment
        ? formatExact(moment)
        : String(value)
            .split(", ")
            .map((code) => wordFor(codes, code))
            .join(", ");
  return `${wordFor(texts.details, name)}: ${said}`;
}

const wordFor = (words: Record<string, string>, key: string) => words[key] ?? key;
const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Scheduled actions name nobody; impersonal ones have their own sentence. */
function sentenceOf(action: string, who: string, subject: string): string {
  const did = wordFor(texts.actions, action);
  const isByDate = !who && (action === "published" || action === "withdrawn");
  if (isByDate) return `${texts.byDate} ${inSentence(did)} ${subject}`;
  if (!who || texts.impersonal.includes(action)) return subject ? `${did}: ${subject}` : did;
  return [who, inSentence(did), subject].filter(Boolean).join(" ");
}

/** A save that made, removed or brought back one entry is called so. */
function actionIn({ action }: AuditRow, entry: SavedEntry | null): string {
  if (action !== "saved" || !entry) return action;
  if (entry.isBack) return "brought-back";
  return entry.kind === "created" || entry.kind === "removed" ? entry.kind : action;
}

const subjectOfEntry = (about: string, { entity, title }: SavedEntry) =>
  (entity === "settings" && subjectOf(about, null, undefined)) || nameEntity(entity, title);

/** Of what is gone. */
const titleIn = ({ details }: AuditRow) => (typeof details.title === "string" ? details.title : undefined);

function subjectOf(about: string, thing: EntityRef | null, title: string | undefined): string {
  const entity = thing?.entity ?? entityAt(about);
  if (entity) return nameEntity(entity, title);
  // The audit log never names a visitor: what they wrote is called by its kind.
  const [kind = ""] = about.split(" ");
  if (isRecordEntity(kind)) return nameEntity(kind).toLowerCase();
  const [pathname = ""] = about.split(/[?#]/);
  return placeAt(ADMIN_MENU, { pathname, search: "" })?.screen.name ?? (about.startsWith("/") ? "" : about);
}

function extrasOf({ details }: AuditRow): string[] {
  const { locale, at } = details;
  const locales = REVISED_IN.filter((one) =>
    String(locale ?? "")
      .split(", ")
      .includes(one),
  );
  const moment = typeof at === "string" ? readMinute(at) : null;
  return [
    ...(locales.length > 0 ? [localesInWords(locales)] : []),
    ...(moment ? [texts.forMoment(formatDayAndTime(moment, now()))] : []),
  ];
}

function entityIn(about: string): EntityRef | null {
  const [, path, name = "", id = ""] = /^(\/admin\/)?([\w-]+)[ /]([0-9a-f-]{36})$/.exec(about) ?? [];
  const entity = path !== undefined || about.includes(" ") ? entityAt(name) : null;
  return entity && isId(id) ? { entity, id } : null;
}
