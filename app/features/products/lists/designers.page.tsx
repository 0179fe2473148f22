import type { CSSProperties } from "react";
import { useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { NextBand } from "#app/ui/layout/next-band.tsx";
import opening from "#app/ui/layout/page-opening.module.css";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import { coverSizes, type Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { productsTexts } from "../products.texts.ts";
import type { Route } from "./+types/designers.page.ts";
import styles from "./designers.module.css";
import { type DesignerWithProducts, listDesigners } from "./designers.server.ts";
import { ProductStrip } from "./product-strip.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const [designers, { brand, pages }] = await Promise.all([listDesigners(locale), getSettings(locale)]);
  return { designers, ...pages.designers, brand: brand.name, origin: siteOrigin(request) };
}

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { designers: texts } = productsTexts(locale);
  return describePage({
    locale,
    origin: loaderData.origin,
    path: "/designers",
    title: siteTexts(locale).title(texts.title, loaderData.brand),
    name: texts.title,
    description: loaderData.lead,
    image: loaderData.designers[0]?.rugs[0]?.cover?.src,
  });
}

export default function Designers({ loaderData }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  const { designers: texts } = productsTexts(locale);
  return (
    <>
      <section className={classes(grid.grid, opening.opening)}>
        <h1 className={type.displayXl}>{texts.title}</h1>
        <p className={type.lead}>{loaderData.lead}</p>
      </section>
      {loaderData.designers.length === 0 && (
        <div className={styles.empty}>
          <EmptyState title={texts.empty} next={texts.emptyNext} />
        </div>
      )}
      <ol>
        {loaderData.designers.map((designer, index) => (
          <li key={designer.slug} id={designer.slug} data-edit={designer.slug} className={styles.designer}>
            <Words designer={designer} texts={texts} />
            {designer.rugs.length > 0 && (
              <ProductStrip
                locale={locale}
                label={texts.pieces(designer.name)}
                rugs={designer.rugs}
                isFirst={index === 0}
                className={styles.rack}
              >
                {designer.room && <Room picture={designer.room} />}
              </ProductStrip>
            )}
            {designer.total > designer.rugs.length && (
              <p className={styles.all}>
                <TextLink
                  icon="arrow"
                  href={`${pathFor(locale, "/busca")}?${new URLSearchParams({ q: designer.name })}`}
                >
                  {texts.all(designer.total, designer.name)}
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ol>
      <NextBand
        href={pathFor(locale, "/personalizados")}
        label={loaderData.closing}
        name={siteTexts(locale).pages.madeToMeasure}
      />
    </>
  );
}

function Room({ picture }: { picture: PictureData }) {
  return (
    <li className={styles.room}>
      <figure>
        <div className={classes(grid.frame, styles.view)}>
          <Picture
            picture={picture}
            sizes={coverSizes(picture, [
              { upTo: 767, width: "260px", height: "324px" },
              { upTo: 1199, width: "300px", height: "348px" },
              { width: "max(320px, 26vw)", height: "348px" },
            ])}
          />
        </div>
        {picture.caption && <figcaption className={type.label}>{picture.caption}</figcaption>}
      </figure>
    </li>
  );
}

type WordsProps = {
  designer: DesignerWithProducts;
  texts: { website: string; drawing: (rug: string, isKnotted: boolean) => string };
};

function Words({ designer, texts }: WordsProps) {
  const { name, place, biography, portrait, drawing, websiteUrl } = designer;
  return (
    <div className={styles.words}>
      <h2 className={type.displayM}>{name}</h2>
      {place && (
        <p className={type.label}>
          <b>{place}</b>
        </p>
      )}
      <p className={type.body}>{biography}</p>
      {portrait && <Picture picture={portrait} sizes="(max-width: 767px) 100vw, 33vw" />}
      {websiteUrl && (
        <p>
          <TextLink icon="arrow-out" href={websiteUrl} target="_blank" rel="noopener">
            {texts.website}
          </TextLink>
        </p>
      )}
      {drawing && (
        <figure className={styles.drawing}>
          <span style={{ "--columns": drawing.columns } as CSSProperties}>
            <img
              src={drawing.url}
              alt=""
              width={drawing.columns}
              height={drawing.rows}
              loading="lazy"
              decoding="async"
            />
          </span>
          <figcaption className={type.label}>{texts.drawing(drawing.name, drawing.isKnotted)}</figcaption>
        </figure>
      )}
    </div>
  );
}
