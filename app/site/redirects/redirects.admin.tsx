import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { UndoWithoutScript } from "#app/ui/feedback/undo-without-script.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { AS_CODE, TextField } from "#app/ui/forms/field.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { pageOf } from "#app/ui/lists/list-address.ts";
import { ListRows, ListSearch, ListTools } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import type { Route } from "./+types/redirects.admin.ts";
import { checkRedirect } from "./check-redirect.server.ts";
import { RedirectList } from "./redirect-list.tsx";
import styles from "./redirects.module.css";
import { REDIRECTS_PER_PAGE } from "./redirects.rules.ts";
import {
  addRedirect,
  listRedirects,
  type RedirectOf,
  removeRedirect,
  undeleteRedirect,
} from "./redirects.server.ts";
import { redirectsTexts as texts } from "./redirects.texts.ts";

type Typed = { from: string; to: string };
type RedirectResult = Outcome<{ removed?: string; typed?: Typed; isAdded?: true }>;

const { add, problems, toasts } = texts;
const HEADING = "redirects";
const ORIGINS: readonly RedirectOf[] = ["own", "products", "collections", "custom_pages"];

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = { search: query.get("q") ?? "", page: pageOf(query) };
  return withFallback({ ...asked, list: null }, "The redirects could not be read", async () => ({
    ...asked,
    list: await listRedirects(editorOf(context), asked),
  }));
}

export async function action({ request, context }: Route.ActionArgs): Promise<RedirectResult> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const text = (name: string) => String(fields.get(name) ?? "");
  const typed = { from: text("from"), to: text("to") };
  return withFallback(
    { ...refused(toasts.failed), value: { typed } },
    "The redirects could not be changed",
    async () => {
      switch (fields.get("intent")) {
        case "remove": {
          const of = ORIGINS.find((one) => one === text("of"));
          const isKnown = of && (of !== "own" || isId(text("id")));
          const removed = isKnown ? await removeRedirect(editor, of, text("id")) : null;
          if (!removed) return refused(toasts.removeFailed);
          return succeeded(of === "own" ? toasts.removedOwn : toasts.removed, { removed });
        }
        case "undelete": {
          const isBack = /^\w+:[^:]+(?::[^:]+)?$/.test(text("removed"));
          return isBack && (await undeleteRedirect(editor, text("removed")))
            ? succeeded(toasts.undeleted)
            : refused(toasts.tooLate);
        }
        default: {
          const checked = await checkRedirect(typed, siteOrigin(request));
          if ("errors" in checked) return { ...refused(toasts.refused, checked.errors), value: { typed } };
          const saved = await addRedirect(editor, checked);
          if (typeof saved === "object") return succeeded(toasts.added, { isAdded: true });
          return { ...refused(toasts.refused, { from: [problems.taken] }), value: { typed } };
        }
      }
    },
  );
}

export const clientAction = refuseWhenLost(toasts.failed, { remove: toasts.removeFailed });

export const shouldRevalidate = revalidateUnlessRefused;

export default function RedirectsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { list, search, page } = loaderData;
  const result = actionData as RedirectResult | undefined;
  useUndoableOutcome(result, { label: texts.remove.undo, focusId: HEADING });
  return (
    <>
      <PageHead title={texts.pageTitle} lead={texts.lead} />
      <StandingNotice notice={result?.toast} />
      <UndoWithoutScript removed={result?.value?.removed} label={texts.remove.undoWithoutScript} />
      <AddForm result={result} />
      {list === null ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : (
        <section aria-labelledby={HEADING} className={styles.list}>
          <h3 id={HEADING} tabIndex={-1} className={styles.heading}>
            {texts.list}
          </h3>
          {(search || list.total > REDIRECTS_PER_PAGE) && (
            <ListTools>
              <ListSearch label={texts.search} />
            </ListTools>
          )}
          <ListRows rows={list.rows} isNarrowed={search !== "" || page > 1} texts={texts}>
            <RedirectList rows={list.rows} />
          </ListRows>
          {list.total > REDIRECTS_PER_PAGE && (
            <Pager page={page} pageSize={REDIRECTS_PER_PAGE} total={list.total} />
          )}
        </section>
      )}
    </>
  );
}

function AddForm({ result }: { result: RedirectResult | undefined }) {
  const typed = result?.value?.typed;
  const isBusy = useNavigation().formData?.has("from") ?? false;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (result?.value?.isAdded) form.current?.reset();
  }, [result]);
  return (
    <Form
      ref={form}
      method="post"
      replace
      preventScrollReset
      className={styles.form}
      aria-labelledby="redirect-new"
    >
      <h3 id="redirect-new" className={styles.heading}>
        {add.heading}
      </h3>
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={name}
          id={`redirect-${name}`}
          name={name}
          label={add.labels[name]}
          help={add.help[name]}
          error={result?.fieldErrors?.[name]?.[0]}
          defaultValue={typed?.[name] ?? ""}
          inputMode="url"
          {...AS_CODE}
        />
      ))}
      <Button type="submit" variant="solid" icon="plus" aria-disabled={isBusy}>
        {add.submit}
      </Button>
    </Form>
  );
}
