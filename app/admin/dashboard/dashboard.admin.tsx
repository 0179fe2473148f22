import { Form, Link, replace, useNavigation, useRouteLoaderData } from "react-router";
import { type Editor, editorOf } from "#app/accounts/guard.server.ts";
import { isPasswordOnlyWay } from "#app/accounts/people/people.server.ts";
import { mayOpen } from "#app/accounts/rights.rules.ts";
import type { Waiting } from "#app/admin/menu/entry-link.tsx";
import { setupPath } from "#app/admin/setup/progress.server.ts";
import { saveSettings } from "#app/features/settings/saving/save-settings.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { localFormat } from "#app/i18n/time-zone.rules.ts";
import { now } from "#app/platform/clock.ts";
import { siteAddress } from "#app/platform/http/site-origin.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { canSendMail } from "#app/platform/mail/transport.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { openingAdminTexts as openingTexts } from "#app/site/opening/opening-admin.texts.ts";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { WarningLine } from "#app/ui/feedback/warning-line.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type { Route } from "./+types/dashboard.admin.ts";
import styles from "./dashboard.module.css";
import { type Dashboard, greetingAt, SET_UP, type Unready, withinRights } from "./dashboard.rules.ts";
import { getDashboard } from "./dashboard.server.ts";
import { dashboardTexts as texts } from "./dashboard.texts.ts";
import { reviewsOf } from "./review-lines.ts";
import { ReviewList } from "./review-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const begin = await setupPath(editor);
  if (begin) throw replace(begin);
  const today = now();
  const hour = Number(localFormat("en-GB", { hour: "2-digit" }).format(today));
  const date = localFormat("pt-BR", { weekday: "long", day: "numeric", month: "long" }).format(today);
  const overview = withinRights(editor.role, await getDashboard(editor));
  return {
    overview,
    // Formatted here: a browser that formats its first number loads the rules of the language for it.
    visits: overview.visits?.toLocaleString("pt-BR") ?? null,
    greeting: greetingAt(hour),
    date,
    unready: await unreadyFor(editor),
    isClosed: !(await getSettings(DEFAULT_LOCALE)).opening.isOpen,
    mayOpenSite: mayOpen(editor.role, OPENING),
  };
}

const REQUESTS = "/admin/leads";
const OPENING = "/admin/configuracoes/abertura";

/** Opens the site to visitors. */
export async function action({ context }: Route.ActionArgs): Promise<Outcome> {
  const editor = editorOf(context);
  if (!mayOpen(editor.role, OPENING)) return refused(openingTexts.failed);
  return withFallback(refused(openingTexts.failed), "The site could not be opened", async () => {
    const edit = { section: "opening", key: "isOpen", locale: DEFAULT_LOCALE, value: true } as const;
    await saveSettings(editor, [edit]);
    return succeeded(openingTexts.opened);
  });
}

export const clientAction = refuseWhenLost(openingTexts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

async function unreadyFor(editor: Editor): Promise<Unready[]> {
  const maySetUp = mayOpen(editor.role, SET_UP.mail);
  const isMailUnready = !canSendMail();
  return [
    ...(maySetUp && isMailUnready ? ["mail" as const] : []),
    ...(maySetUp && !siteAddress() ? ["address" as const] : []),
    ...(isMailUnready && (await isPasswordOnlyWay(editor)) ? ["passkey" as const] : []),
  ];
}

export default function DashboardTab({ loaderData, actionData }: Route.ComponentProps) {
  const { overview, visits, greeting, date, unready, isClosed, mayOpenSite } = loaderData;
  const newRequests = useRouteLoaderData<{ waiting: Waiting }>("admin/admin.layout")?.waiting[REQUESTS] ?? 0;
  const isOpening = useNavigation().formData?.get("intent") === "open";
  useOutcomeToast(actionData);
  return (
    <>
      <PageHead title={texts.greetings[greeting]} lead={`${date.charAt(0).toUpperCase()}${date.slice(1)}.`}>
        <ButtonRoute to="/admin/tapetes/novo" variant="solid" icon="plus">
          {texts.newRug}
        </ButtonRoute>
      </PageHead>
      <StandingNotice notice={actionData?.toast} />
      {isClosed && (
        <WarningLine isFailure>
          {openingTexts.closed}
          {mayOpenSite && (
            <Form method="post" className={styles.opening}>
              <Button type="submit" variant="solid" small name="intent" value="open" busy={isOpening}>
                {openingTexts.open}
              </Button>
            </Form>
          )}
        </WarningLine>
      )}
      <div className={styles.grid}>
        <section className={styles.panel} aria-labelledby="review">
          <h3 id="review" className={styles.heading}>
            {texts.review.heading}
          </h3>
          <ReviewList reviews={reviewsOf(overview, newRequests, unready)} lastBackup={overview.lastBackup} />
        </section>
        <section className={styles.panel} aria-labelledby="on-site">
          <h3 id="on-site" className={styles.heading}>
            {texts.onSite.heading}
          </h3>
          <dl className={styles.facts}>
            {factsOf(overview, visits).map(({ to, name, value }) => (
              <div key={to}>
                <dt>
                  <Link to={to}>{name}</Link>
                </dt>
                <dd>{value ?? texts.onSite.unknown}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}

function factsOf(overview: Dashboard, visits: string | null) {
  const { rugs, heroVideo, galleryImages, sampleSets, featured, collections } = overview;
  const { onSite } = texts;
  const title = heroVideo?.title || onSite.heroVideo;
  return [
    {
      to: "/admin/visao-geral?periodo=7",
      name: onSite.visits,
      value: visits,
    },
    {
      to: "/admin/tapetes",
      name: onSite.rugs,
      value: rugs && onSite.activeCount(rugs.active, rugs.total),
    },
    {
      to: "/admin/video-principal",
      name: onSite.heroVideo,
      value: heroVideo && (heroVideo.isSaved ? title : onSite.heroVideoNone),
    },
    {
      to: "/admin/galeria",
      name: onSite.gallery,
      value: galleryImages === null ? null : onSite.galleryCount(galleryImages),
    },
    {
      to: "/admin/amostras",
      name: onSite.samples,
      value: sampleSets === null ? null : onSite.samplesCount(sampleSets),
    },
    {
      to: "/admin/destaques",
      name: onSite.featured,
      value: featured && onSite.activeCount(featured.active, featured.total),
    },
    {
      to: "/admin/colecoes",
      name: onSite.collections,
      value: collections && onSite.activeCountFeminine(collections.active, collections.total),
    },
  ];
}
