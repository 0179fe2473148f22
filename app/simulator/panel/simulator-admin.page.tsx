import { useEffect } from "react";
import { data, replace } from "react-router";
import { IN_PLACE_HEADER } from "#app/accounts/accounts.rules.ts";
import { accountsTexts } from "#app/accounts/accounts.texts.ts";
import { authorise, type Editor } from "#app/accounts/guard.server.ts";
import { useSessionWatch } from "#app/accounts/use-session-watch.ts";
import { AccessFrame } from "#app/admin/access/access-frame.tsx";
import { adminFrameFacts } from "#app/admin/admin-frame.server.ts";
import { AdminFrame } from "#app/admin/admin-frame.tsx";
import { handleDraftForm } from "#app/content/drafts/draft-actions.server.ts";
import { versionOf } from "#app/content/versions/content-version.server.ts";
import { useFocusAfterRemoval } from "#app/content/versions/use-focus-after-removal.ts";
import { useKeptFocus } from "#app/content/versions/use-kept-focus.ts";
import { useSaveKey } from "#app/content/versions/use-save-key.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { rugDesignUpload } from "#app/media/media.rules.ts";
import { receiveUpload } from "#app/media/upload/uploads.server.ts";
import { withSavesLogged } from "#app/platform/audit/record-saves.server.ts";
import { flash, readFlash } from "#app/platform/http/flash.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { DRAFT_FORM, revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import { refused } from "#app/platform/outcome.ts";
import { useEditHint } from "#app/site/use-edit-hint.ts";
import { UnsavedQuestion } from "#app/ui/dialogs/unsaved-question.tsx";
import { StandingNotice, showToast, Toasts } from "#app/ui/feedback/toast.tsx";
import type { Route } from "./+types/simulator-admin.page.ts";
import { handleDesignForm } from "./panel-actions.server.ts";
import { readPanel } from "./panel-data.server.ts";
import { PanelContent, PanelFrame } from "./panel-frame.tsx";
import type { PanelResult } from "./panel-result.ts";
import { enterPanel, PANEL_ROLES } from "./panel-sign-in.server.ts";
import { PanelSignIn } from "./panel-sign-in.tsx";
import { simulatorAdminTexts as texts } from "./simulator-admin.texts.ts";

const PANEL = "/simulador-admin";

export const meta: Route.MetaFunction = () => [
  { title: texts.title },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  // Read first, so that content is never older than the version.
  const version = await versionOf(context);
  const [editor, { brand, theme }, { toast, headers }] = await Promise.all([
    authorise(request, PANEL_ROLES),
    getSettings(DEFAULT_LOCALE),
    readFlash(request),
  ]);
  if (!editor && request.headers.has(IN_PLACE_HEADER)) throw signInFirst();
  headers.set("cache-control", "private, no-store");
  const { searchParams } = new URL(request.url);
  const { isLogoPlain } = theme;
  const isAskedForCode = searchParams.has("codigo");
  const frame = { brand: brand.name, logo: brand.logo, isLogoPlain, toast, isAskedForCode };
  const panel = editor
    ? { email: editor.email, role: editor.role, version, ...(await readPanel(editor, searchParams)) }
    : null;
  // Users of the administration see the panel in its menu.
  const office = editor && editor.role !== "simulator" ? await adminFrameFacts(editor) : null;
  return data({ ...frame, panel, office }, { headers });
}

export async function action({ request }: Route.ActionArgs) {
  const editor = await authorise(request, PANEL_ROLES);
  const { fields, imageUrl, refusal } = await readForm(editor, request);
  if (imageUrl) fields.set("imageUrl", imageUrl);
  const form = fields.get("form");
  if (isSignIn(form)) {
    const { answer: result, headers, toast, to } = await enterPanel(request, fields);
    if (to) throw replace(to, { headers: toast ? await flash(toast, headers) : headers });
    return data<PanelResult>({ ok: false, signIn: result }, { headers });
  }
  if (!editor && request.headers.has(IN_PLACE_HEADER)) throw signInFirst();
  if (!editor)
    return data<PanelResult>({ ok: false, toast: { kind: "error", ...texts.toasts.expired } }, 401);
  if (refusal) return data<PanelResult>({ ok: false, toast: refusal });
  const url = new URL(request.url);
  if (url.searchParams.has(DRAFT_FORM)) return handleDraftForm(editor, fields, url);
  const result = await withSavesLogged(editor, PANEL, () => handleDesignForm(editor, fields));
  const { savedId, isDraft } = result.value ?? {};
  if (savedId && isDraft)
    throw replace(`${PANEL}?tapete=${savedId}`, { headers: result.toast ? await flash(result.toast) : {} });
  return data<PanelResult>(result);
}

/** The page asks for the password in place. */
const signInFirst = () => new Response(null, { status: 401, headers: { "cache-control": "no-store" } });

async function readForm(editor: Editor | null, request: Request) {
  const hasParts = request.headers.get("content-type")?.startsWith("multipart/form-data");
  if (!hasParts || !editor) return { fields: await readPostedFields(request) };
  const { fields, files } = await receiveUpload(editor, request, rugDesignUpload);
  return {
    fields,
    imageUrl: files[0]?.value?.url,
    refusal: files[0]?.ok === false ? files[0].toast : undefined,
  };
}

export async function clientAction(args: Route.ClientActionArgs): Promise<PanelResult> {
  const copy = args.request.clone();
  const sent = (await submitOrRefuse<PanelResult>(args, texts.toasts.failed, {
    remove: texts.toasts.removeFailed,
  })) as PanelResult;
  // What the server says of a sign-in is in `signIn`: this one never arrived.
  if (!sent.toast || !isSignIn((await copy.formData()).get("form"))) return sent;
  const { unexpected } = accountsTexts.toasts;
  return { ok: false, signIn: { outcome: refused({ ...sent.toast, title: unexpected }) } };
}

const isSignIn = (form: FormDataEntryValue | null) => form === "panel-sign-in" || form === "panel-code";

export const shouldRevalidate = revalidateUnlessRefused;

export default function SimulatorAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, logo, isLogoPlain, toast, panel, office, isAskedForCode } = loaderData;
  const result = actionData as PanelResult | undefined;
  useSessionWatch();
  useEditHint(office !== null);
  useSaveKey();
  useKeptFocus();
  useFocusAfterRemoval();
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast]);
  return (
    <>
      <UnsavedQuestion />
      {panel && office && (
        <AdminFrame {...office} title={texts.title}>
          <PanelContent panel={panel} answer={result} notice={toast} />
        </AdminFrame>
      )}
      {panel && !office && <PanelFrame brand={brand} panel={panel} answer={result} notice={toast} />}
      {!panel && (
        <AccessFrame brand={brand} logo={logo} isLogoPlain={isLogoPlain} note={texts.note}>
          <StandingNotice notice={toast} />
          <PanelSignIn answer={result?.signIn} isAskedForCode={isAskedForCode} />
        </AccessFrame>
      )}
      <Toasts isAtTop={!panel} label={texts.notices} dismissLabel={texts.dismiss} />
    </>
  );
}
