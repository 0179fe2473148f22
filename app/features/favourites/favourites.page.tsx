import { useLocation } from "react-router";
import { listProducts } from "#app/features/catalogue/products.server.ts";
import { ProductStrip } from "#app/features/products/lists/product-strip.tsx";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { favouritesRequest } from "#app/requests/product.request.ts";
import { receiveProductRequest } from "#app/requests/product-requests.server.ts";
import { RequestForm } from "#app/requests/request-form.tsx";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import type { Route } from "./+types/favourites.page.ts";
import styles from "./favourites.module.css";
import { favouritesTexts } from "./favourites.texts.ts";
import { FavouritesBoard } from "./favourites-board.island.tsx";

const REQUEST_ID = "enviar";
const START_ID = "comecar";
const RUGS_TO_START_WITH = 5;

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const [{ brand }, rugs] = await Promise.all([
    getSettings(locale),
    listProducts(locale, {}, { limit: RUGS_TO_START_WITH }),
  ]);
  return { brand: brand.name, rugs, origin: siteOrigin(request) };
}

export const action = ({ request }: Route.ActionArgs) => receiveProductRequest(request);

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const texts = favouritesTexts(locale);
  return describePage({
    locale,
    origin: loaderData.origin,
    path: "/favoritos",
    title: siteTexts(locale).title(texts.title, loaderData.brand),
    name: texts.title,
    description: texts.lead,
    isPersonal: true,
  });
}

export default function Favourites({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const { brand, rugs } = loaderData;
  const { title, lead, noScript, send, sendLead, start, ...words } = favouritesTexts(locale);
  const rugsHref = pathFor(locale, "/tapetes");
  return (
    <>
      <section className={classes(grid.grid, styles.head)}>
        <h1 className={type.displayL}>{title}</h1>
        <p className={type.lead}>{lead}</p>
      </section>
      <div className={classes(grid.grid, styles.body)}>
        <div className={styles.needsScript}>
          <EmptyState title={noScript} next="">
            <ButtonLink icon="arrow" href={rugsHref}>
              {words.toRugs}
            </ButtonLink>
          </EmptyState>
        </div>
        <Island
          name="favourites-board"
          of={FavouritesBoard}
          props={{
            address: pathFor(locale, "/favoritos/tapetes"),
            requestId: REQUEST_ID,
            startId: START_ID,
            rugsHref,
            words,
          }}
        />
        {/* Shown by the board when there is a list to send. */}
        <section className={styles.request} id={REQUEST_ID} aria-labelledby="send-title" hidden>
          <h2 className={type.titleL} id="send-title">
            {send}
          </h2>
          <p className={type.body}>{sendLead}</p>
          <RequestForm
            of={favouritesRequest}
            locale={locale}
            brand={brand}
            action={pathname}
            answer={actionData}
            hidden={{ rugs: "" }}
          />
        </section>
      </div>
      {/* Hidden by the board when something is kept. */}
      {rugs.length > 0 && (
        <section id={START_ID} className={styles.start} aria-labelledby="start-title">
          <div className={grid.grid}>
            <h2 className={type.titleL} id="start-title">
              {start}
            </h2>
          </div>
          <ProductStrip locale={locale} label={start} rugs={rugs} isFirst />
        </section>
      )}
    </>
  );
}
