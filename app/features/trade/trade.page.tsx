import { useLocation } from "react-router";
import { listProducts } from "#app/features/catalogue/products.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { receiveRequest, requestHandler } from "#app/requests/receive-request.server.ts";
import { RequestForm } from "#app/requests/request-form.tsx";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { coverSizes } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import type { Route } from "./+types/trade.page";
import styles from "./trade.module.css";
import { tradeRequest } from "./trade.request.ts";
import { tradeTexts } from "./trade.texts.ts";
import { TradeFiles } from "./trade-files.tsx";

const PROJECT_BOXES = [
  { upTo: 767, width: "100vw", height: "75vw" },
  { width: "min(100vw, 1920px)", height: "min(46vw, 80svh)" },
];

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const [{ brand, pages }, rugs] = await Promise.all([
    getSettings(locale),
    listProducts(locale, {}, { limit: 2 }),
  ]);
  const { title, description, benefits } = pages.access;
  const pictures = await getPictures([pages.accessPicture], locale);
  return {
    brand: brand.name,
    picture: brand.sharePicture,
    title,
    description,
    benefits,
    project: pictures.get(pages.accessPicture),
    // The first is on many pages already.
    rug: rugs.at(-1),
    origin: siteOrigin(request),
  };
}

export const action = ({ request }: Route.ActionArgs) =>
  receiveRequest(request, requestHandler(tradeRequest));

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { page } = tradeTexts(locale);
  return describePage({
    locale,
    origin: loaderData.origin,
    path: "/acesso-exclusivo",
    title: siteTexts(locale).title(page, loaderData.brand),
    name: page,
    description: loaderData.description,
    image: loaderData.picture,
  });
}

export default function TradePage({
  loaderData: { brand, title, benefits, project, rug },
  actionData,
}: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const { formTitle } = tradeTexts(locale);
  return (
    <>
      <div className={styles.trade}>
        <div className={styles.promise} data-theme="philosophy">
          <h1 className={type.displayL}>{title}</h1>
          <dl className={styles.benefits}>
            {benefits.map(({ id, term, text }) => (
              <div key={id}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <section className={styles.form} aria-labelledby="request">
          <h2 className={type.titleL} id="request">
            {formTitle}
          </h2>
          <RequestForm
            of={tradeRequest}
            locale={locale}
            brand={brand}
            action={pathname}
            answer={actionData}
          />
        </section>
      </div>
      {project && (
        <figure className={styles.project}>
          <div className={classes(grid.frame, styles.room)}>
            <Picture picture={project} sizes={coverSizes(project, PROJECT_BOXES)} />
          </div>
          {project.caption && <figcaption className={type.label}>{project.caption}</figcaption>}
        </figure>
      )}
      {rug && <TradeFiles locale={locale} rug={rug} />}
    </>
  );
}
