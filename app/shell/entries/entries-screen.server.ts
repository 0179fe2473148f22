import type { SubmissionResult } from "@conform-to/react";
import { redirect } from "react-router";
import type { z } from "zod";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { readBaseVersion } from "#app/platform/base-version.ts";
import type { ContentKind } from "#app/platform/db/content-kind.ts";
import type { Entries, Entry } from "#app/platform/db/entries.server.ts";
import { readWithDrafts } from "#app/platform/db/seen-as-published.server.ts";
import { answerErrors } from "#app/platform/http/answer-errors.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type FieldErrors, type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { readTranslatedFields } from "#app/platform/translated-form.ts";
import { answerVersion, withMerged } from "#app/shell/versions/conflict.server.ts";
import type { TogetherAnswer } from "#app/shell/versions/value-view.ts";
import { parseForm } from "#app/ui/parse-form.ts";
import { readOrder } from "#app/ui/sortable.rules.ts";
import { isEntryId, NEW_ENTRY } from "./entries.rules.ts";
import { entriesTexts } from "./entries.texts.ts";

const { toasts } = entriesTexts;

/** What the action of such a screen answers. */
export type EntryAnswer = Outcome<{ form?: SubmissionResult<string[]>; removed?: string } & TogetherAnswer>;

type Queries = Pick<Entries, "names" | "save" | "remove" | "bringBack" | "isOrdered" | "order"> & {
  list(): Promise<{ row: { id: string } }[]>;
  get(id: string): Promise<unknown>;
};

export type EntryScreen<Schema extends z.ZodType> = {
  entries: Queries;
  schema: Schema;
  /** Address of the list. */
  path: string;
  toasts: Record<"created" | "updated" | "removed", { title: string }>;
  /** The columns that are the same in every language. */
  factsOf: (form: z.output<Schema>) => Record<string, unknown>;
  /** Children of the entry. */
  also?: (form: z.output<Schema>) => NonNullable<Parameters<Entries["save"]>[1]["also"]>;
  /** What only the database knows to be wrong. */
  check?: (form: z.output<Schema>) => Promise<FieldErrors | null>;
  /** Where it says that another entry has what only one may have. */
  taken?: FieldErrors;
};

/** What a screen shows: the list, one entry of it, or why not. */
export type EntryView<Row> =
  | { kind: "list"; entries: Entry<Row>[] }
  | { kind: "entry"; entry: Entry<Row> | null }
  | { kind: "gone" | "failed" };

export async function viewEntries<Row>(
  entries: {
    content: ContentKind;
    list(): Promise<Entry<Row>[]>;
    get(id: string): Promise<Entry<Row> | null>;
  },
  id: string | undefined,
): Promise<EntryView<Row>> {
  try {
    if (id === undefined) return { kind: "list", entries: await entries.list() };
    if (id === NEW_ENTRY) return { kind: "entry", entry: null };
    const entry = isEntryId(id)
      ? await readWithDrafts([{ kind: entries.content, id }], () => entries.get(id))
      : null;
    return entry ? { kind: "entry", entry } : { kind: "gone" };
  } catch (error) {
    log.error({ err: error }, "A list of the administration could not be read");
    return { kind: "failed" };
  }
}

/** Saves, removes, brings back or sorts, as the form says. */
export async function answerEntries<Schema extends z.ZodType>(
  screen: EntryScreen<Schema>,
  { editor, request, id }: { editor: Editor; request: Request; id: string | undefined },
): Promise<EntryAnswer> {
  const fields = await readEditorFields(request);
  const { entries } = screen;
  switch (fields.get("intent")) {
    case "remove":
      return orRefused(toasts.removeFailed, async () => {
        const named = String(fields.get("id"));
        const removed = isEntryId(named) ? await entries.remove(editor, named) : null;
        return removed ? succeeded(screen.toasts.removed, { removed }) : refused(toasts.removeFailed);
      });
    case "bringBack":
      return orRefused(toasts.tooLate, async () => {
        const removed = String(fields.get("removed"));
        const isBack = isEntryId(removed) && (await entries.bringBack(editor, removed));
        return isBack ? succeeded(toasts.broughtBack) : refused(toasts.tooLate);
      });
    case "order":
      if (!entries.isOrdered) return refused(toasts.orderFailed);
      return orRefused(toasts.orderFailed, async () => {
        const current = (await entries.list()).map(({ row }) => row.id);
        await entries.order(editor, readOrder(fields, current));
        return succeeded();
      });
    default:
      return save(screen, editor, fields, id);
  }
}

async function save<Schema extends z.ZodType>(
  screen: EntryScreen<Schema>,
  editor: Editor,
  fields: FormData,
  address: string | undefined,
): Promise<EntryAnswer> {
  const submission = parseForm(fields, { schema: screen.schema });
  const refuse = (toast: { title: string; text?: string }, fieldErrors?: FieldErrors) => ({
    ...refused(toast),
    value: { form: submission.reply({ ...(fieldErrors && { fieldErrors }) }) },
  });
  if (submission.status !== "success") return refuse(toasts.refused);
  const id = address && isEntryId(address) ? address : null;
  const baseVersion = readBaseVersion(fields);
  try {
    const wrong = await screen.check?.(submission.value);
    if (wrong) return refuse(toasts.refused, wrong);
    const also = screen.also?.(submission.value);
    const saved = await screen.entries.save(editor, {
      id,
      facts: screen.factsOf(submission.value),
      portuguese: portugueseOf(submission.value, screen.entries.names),
      changed: readTranslatedFields(fields, screen.entries.names),
      ...(also && { also }),
      baseVersion,
    });
    if (saved === "taken") return refuse(toasts.refused, screen.taken);
    if (saved === "gone") return refuse(toasts.gone);
  } catch (error) {
    const answer = await answerVersion(error, { form: submission.reply() });
    if (answer) return answer;
    log.error({ err: error, path: screen.path }, "An entry could not be saved");
    return refuse(toasts.saveFailed);
  }
  const toast = {
    kind: "success" as const,
    ...withMerged(id ? screen.toasts.updated : screen.toasts.created, baseVersion),
  };
  throw redirect(screen.path, { headers: await flash(toast) });
}

function portugueseOf(form: unknown, names: readonly string[]): Record<string, string> {
  const values = form as Record<string, unknown>;
  return Object.fromEntries(names.map((name) => [name, String(values[name] ?? "")]));
}

const orRefused = (
  toast: { title: string; text?: string },
  work: () => Promise<EntryAnswer>,
): Promise<EntryAnswer> =>
  answerErrors<EntryAnswer, EntryAnswer>(work, (error) => {
    log.error({ err: error }, "A list of the administration could not be changed");
    return refused(toast);
  });
