import type { SubmissionResult } from "@conform-to/react";
import { redirect } from "react-router";
import type { z } from "zod";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { readBaseVersion } from "#app/platform/base-version.ts";
import type { ContentKind } from "#app/platform/db/content-kind.ts";
import type { ContentList, ListItem } from "#app/platform/db/content-list.server.ts";
import { readWithDrafts } from "#app/platform/db/seen-as-published.server.ts";
import { catchErrors } from "#app/platform/http/catch-errors.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type FieldErrors, type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { readTranslatedFields } from "#app/platform/translated-form.ts";
import { versionResult, withMerged } from "#app/shell/versions/conflict.server.ts";
import type { ConflictResult } from "#app/shell/versions/value-view.ts";
import { parseForm } from "#app/ui/parse-form.ts";
import { readOrder } from "#app/ui/sortable.rules.ts";
import { isItemId, NEW_ITEM } from "./list-item.rules.ts";
import { listScreenTexts } from "./list-screen.texts.ts";

const { toasts } = listScreenTexts;

/** What the action of such a screen answers. */
export type ListResult = Outcome<{ form?: SubmissionResult<string[]>; removed?: string } & ConflictResult>;

type Queries = Pick<ContentList, "names" | "save" | "remove" | "bringBack" | "isOrdered" | "order"> & {
  list(): Promise<{ row: { id: string } }[]>;
  get(id: string): Promise<unknown>;
};

export type ListScreen<Schema extends z.ZodType> = {
  items: Queries;
  schema: Schema;
  /** Address of the list. */
  path: string;
  toasts: Record<"created" | "updated" | "removed", { title: string }>;
  /** The columns that are the same in every language. */
  factsOf: (form: z.output<Schema>) => Record<string, unknown>;
  /** Children of the item. */
  also?: (form: z.output<Schema>) => NonNullable<Parameters<ContentList["save"]>[1]["also"]>;
  /** Errors that only the database can find. */
  check?: (form: z.output<Schema>) => Promise<FieldErrors | null>;
  /** The field errors when another item has what only one may have. */
  taken?: FieldErrors;
};

/** What a screen shows: the list, one item of it, or why not. */
export type ListView<Row> =
  | { kind: "list"; items: ListItem<Row>[] }
  | { kind: "item"; item: ListItem<Row> | null }
  | { kind: "gone" | "failed" };

export async function loadListScreen<Row>(
  items: {
    content: ContentKind;
    list(): Promise<ListItem<Row>[]>;
    get(id: string): Promise<ListItem<Row> | null>;
  },
  id: string | undefined,
): Promise<ListView<Row>> {
  try {
    if (id === undefined) return { kind: "list", items: await items.list() };
    if (id === NEW_ITEM) return { kind: "item", item: null };
    const item = isItemId(id)
      ? await readWithDrafts([{ kind: items.content, id }], () => items.get(id))
      : null;
    return item ? { kind: "item", item } : { kind: "gone" };
  } catch (error) {
    log.error({ err: error }, "A list of the administration could not be read");
    return { kind: "failed" };
  }
}

/** Saves, removes, brings back or sorts, as the form says. */
export async function handleListAction<Schema extends z.ZodType>(
  screen: ListScreen<Schema>,
  { editor, request, id }: { editor: Editor; request: Request; id: string | undefined },
): Promise<ListResult> {
  const fields = await readEditorFields(request);
  const { items } = screen;
  switch (fields.get("intent")) {
    case "remove":
      return orRefused(toasts.removeFailed, async () => {
        const named = String(fields.get("id"));
        const removed = isItemId(named) ? await items.remove(editor, named) : null;
        return removed ? succeeded(screen.toasts.removed, { removed }) : refused(toasts.removeFailed);
      });
    case "bringBack":
      return orRefused(toasts.tooLate, async () => {
        const removed = String(fields.get("removed"));
        const isBack = isItemId(removed) && (await items.bringBack(editor, removed));
        return isBack ? succeeded(toasts.broughtBack) : refused(toasts.tooLate);
      });
    case "order":
      if (!items.isOrdered) return refused(toasts.orderFailed);
      return orRefused(toasts.orderFailed, async () => {
        const current = (await items.list()).map(({ row }) => row.id);
        await items.order(editor, readOrder(fields, current));
        return succeeded();
      });
    default:
      return save(screen, editor, fields, id);
  }
}

async function save<Schema extends z.ZodType>(
  screen: ListScreen<Schema>,
  editor: Editor,
  fields: FormData,
  address: string | undefined,
): Promise<ListResult> {
  const submission = parseForm(fields, { schema: screen.schema });
  const refuse = (toast: { title: string; text?: string }, fieldErrors?: FieldErrors) => ({
    ...refused(toast),
    value: { form: submission.reply({ ...(fieldErrors && { fieldErrors }) }) },
  });
  if (submission.status !== "success") return refuse(toasts.refused);
  const id = address && isItemId(address) ? address : null;
  const baseVersion = readBaseVersion(fields);
  try {
    const wrong = await screen.check?.(submission.value);
    if (wrong) return refuse(toasts.refused, wrong);
    const also = screen.also?.(submission.value);
    const saved = await screen.items.save(editor, {
      id,
      facts: screen.factsOf(submission.value),
      portuguese: portugueseOf(submission.value, screen.items.names),
      changed: readTranslatedFields(fields, screen.items.names),
      ...(also && { also }),
      baseVersion,
    });
    if (saved === "taken") return refuse(toasts.refused, screen.taken);
    if (saved === "gone") return refuse(toasts.gone);
  } catch (error) {
    const answer = await versionResult(error, { form: submission.reply() });
    if (answer) return answer;
    log.error({ err: error, path: screen.path }, "An item could not be saved");
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
  work: () => Promise<ListResult>,
): Promise<ListResult> =>
  catchErrors<ListResult, ListResult>(work, (error) => {
    log.error({ err: error }, "A list of the administration could not be changed");
    return refused(toast);
  });
