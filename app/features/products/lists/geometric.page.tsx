import { useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { FavouriteButton } from "#app/ui/layout/favourite-button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import opening from "#app/ui/layout/page-opening.module.css";
import type from "#app/ui/layout/type.module.css";
import { Lightbox, LightboxLabel, LightboxLink } from "#app/ui/media/lightbox.tsx";
import ground from "#app/ui/media/loading-ground.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import { productsTexts } from "../products.texts.ts";
import type { Route } from "./+types/geometric.page.ts";
import styles from "./geometric.module.css";
import { getGeometric } from "./geometric.server.ts";
import { ProductStrip } from "./product-strip.tsx";

const LIGHTBOX_ID = "fotografias";
/** Of four, as the styles place them. */
const LARGER = [0, 3];

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const [{ pictures, rugs }, { brand, pages }] = await Promise.all([
    getGeometric(locale),
    getSettings(locale),
  ]);
  return { pictures, rugs, brand: brand.name, ...pages.geometric, origin: siteOrigin(request) };
}

/** `/colecoes/3` is the same page; its canonical address is `/tapetes-geometricos`. */
export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { geometric: texts } = productsTexts(locale);
  return describePage({
    locale,
    origin: loaderData.origin,
    path: "/tapetes-geometricos",
    title: siteTexts(locale).title(texts.title, loaderData.brand),
    name: texts.title,
    description: loaderData.lead,
    image: loaderData.pictures[0]?.picture.src,
  });
}

export default function Geometric({ loaderData }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  const { geometric: texts } = productsTexts(locale);
  return (
    <>
      <section className={classes(grid.grid, opening.opening)}>
        <h1 className={type.displayXl}>{texts.title}</h1>
        <p className={type.lead}>{loaderData.lead}</p>
      </section>
      <ul className={styles.pictures} aria-label={texts.gallery}>
        {loaderData.pictures.map(({ picture, rug }, index) => (
          <li key={picture.src}>
            <figure>
              <LightboxLink
                lightbox={LIGHTBOX_ID}
                index={index}
                picture={picture}
                className={classes(grid.frame, styles.frame)}
              >
                <Picture
                  picture={picture}
                  className={ground.ground}
                  sizes={`(max-width: 767px) 100vw, ${LARGER.includes(index % 4) ? 58 : 41}vw`}
                  eager={index === 0}
                />
              </LightboxLink>
              {rug && (
                <figcaption className={type.label}>
                  <a className={type.titleM} href={pathFor(locale, `/produtos/${rug.slug}`)}>
                    {rug.name}
                  </a>
                  <FavouriteButton slug={rug.slug} label={productsTexts(locale).keep(rug.name)} />
                  {rug.facts.map((fact) => (
                    <span key={fact} className={type.num}>
                      {fact}
                    </span>
                  ))}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox
        id={LIGHTBOX_ID}
        label={texts.gallery}
        pictures={loaderData.pictures.map(({ picture, rug }) => ({
          picture,
          label: picture.caption ?? (rug && <LightboxLabel name={rug.name} facts={rug.facts} />),
        }))}
        words={productsTexts(locale).lightbox}
      />
      {loaderData.rugs.length > 0 && (
        <section className={classes(grid.section, grid.noBottom)} aria-labelledby="scale-title">
          <div className={grid.grid}>
            <h2 className={type.displayM} id="scale-title">
              {texts.scaleTitle}
            </h2>
          </div>
          <ProductStrip locale={locale} label={texts.scaleTitle} rugs={loaderData.rugs} />
        </section>
      )}
      <section className={classes(grid.grid, grid.section)}>
        <div className={styles.contact}>
          {loaderData.closing && <h2 className={type.displayM}>{loaderData.closing}</h2>}
          <p>
            <ButtonLink variant="solid" icon="arrow" href={pathFor(locale, "/contato")}>
              {texts.contact}
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}
