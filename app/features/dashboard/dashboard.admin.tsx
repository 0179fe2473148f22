import { Link, replace } from "react-router";
import { editorOf } from "#app/features/accounts/guard.server.ts";
import { mayOpen } from "#app/features/accounts/rights.rules.ts";
import type { Role } from "#app/features/accounts/roles.rules.ts";
import { setupPath } from "#app/features/setup/progress.server.ts";
import { localFormat } from "#app/i18n/time-zone.rules.ts";
import { now } from "#app/platform/clock.ts";
import { siteAddress } from "#app/platform/http/site-origin.server.ts";
import { canSendMail } from "#app/platform/mail/transport.server.ts";
import { ButtonRoute } from "#app/ui/button-route.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { WarningLine } from "#app/ui/warning-line.tsx";
import type { Route } from "./+types/dashboard.admin.ts";
import styles from "./dashboard.module.css";
import { type Dashboard, greetingAt, reviewsOf } from "./dashboard.rules.ts";
import { getDashboard } from "./dashboard.server.ts";
import { dashboardTexts as texts } from "./dashboard.texts.ts";
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
    greeting: greetingAt(hour),
    date,
    missing: mayOpen(editor.role, MAILS) ? missing() : [],
  };
}

const MAILS = "/admin/configuracoes/email";

function missing(): (keyof typeof texts.missingSetUp)[] {
  return [...(canSendMail() ? [] : ["mail" as const]), ...(siteAddress() ? [] : ["address" as const])];
}

function withinRights(role: Role, overview: Dashboard): Dashboard {
  const backups = mayOpen(role, "/admin/copias");
  return {
    ...overview,
    mails: mayOpen(role, "/admin/emails") ? overview.mails : null,
    lastBackup: backups ? overview.lastBackup : null,
    daysWithoutBackup: backups ? overview.daysWithoutBackup : null,
    daysSinceDownload: backups ? overview.daysSinceDownload : null,
  };
}

export default function DashboardTab({ loaderData }: Route.ComponentProps) {
  const { overview, greeting, date, missing } = loaderData;
  return (
    <>
      <PageHead title={texts.greetings[greeting]} lead={`${date.charAt(0).toUpperCase()}${date.slice(1)}.`}>
        <ButtonRoute to="/admin/tapetes/novo" variant="solid" icon="plus">
          {texts.newRug}
        </ButtonRoute>
      </PageHead>
      {missing.map((what) => (
        <WarningLine key={what}>
          {texts.missingSetUp[what]} <Link to={MAILS}>{texts.howTo}</Link>
        </WarningLine>
      ))}
      <div className={styles.grid}>
        <section className={styles.panel} aria-labelledby="on-site">
          <h3 id="on-site" className={styles.heading}>
            {texts.onSite.heading}
          </h3>
          <dl className={styles.facts}>
            {factsOf(overview).map(({ to, name, value }) => (
              <div key={to}>
                <dt>
                  <Link to={to}>{name}</Link>
                </dt>
                <dd>{value ?? texts.onSite.unknown}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.panel} aria-labelledby="review">
          <h3 id="review" className={styles.heading}>
            {texts.review.heading}
          </h3>
          <ReviewList reviews={reviewsOf(overview)} lastBackup={overview.lastBackup} />
        </section>
      </div>
    </>
  );
}

function factsOf({ heroVideo, galleryImages, sampleSets, featured, collections }: Dashboard) {
  const { onSite } = texts;
  const title = heroVideo?.title || onSite.heroVideo;
  return [
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
