import { useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { currencyOf } from "#app/i18n/format.ts";
import { localeOfPath } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import { titleStyle } from "#app/ui/layout/title-style.ts";
import type from "#app/ui/layout/type.module.css";
import { coverSizes } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import type { Route } from "./+types/made-to-measure.page";
import { FinishedPieces } from "./finished-pieces.tsx";
import styles from "./made-to-measure.module.css";
import { SHAPES } from "./made-to-measure.rules.ts";
import { getSquareMetrePrice, receiveMadeToMeasure } from "./made-to-measure.server.ts";
import { madeToMeasureTexts } from "./made-to-measure.texts.ts";
import { RequestSection } from "./request-section.tsx";
import { ShapeDrawing, WarpHatch } from "./shape-drawing.tsx";

const PICTURE_BOXES = [{ width: "min(100vw, 1440px)", height: "min(56vw, 70svh)" }];

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const [{ brand, pages }, squareMetreCents] = await Promise.all([
    getSettings(locale),
    getSquareMetrePrice(currencyOf(locale)),
  ]);
  const { madeToMeasure, madeToMeasurePicture, madeToMeasurePieces } = pages;
  const pictures = await getPictures(
    [madeToMeasurePicture, ...madeToMeasurePieces.map(({ picture }) => picture)],
    locale,
  );
  return {
    brand: brand.name,
    sharePicture: brand.sharePicture,
    squareMetreCents,
    words: madeToMeasure,
    picture: pictures.get(madeToMeasurePicture),
    pieces: madeToMeasurePieces.flatMap(({ picture: url, ...piece }) => {
      const picture = pictures.get(url);
      return picture ? [{ ...piece, picture }] : [];
    }),
    origin: siteOrigin(request),
  };
}

export const action = ({ request }: Route.ActionArgs) => receiveMadeToMeasure(request);

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { page } = madeToMeasureTexts(locale);
  return describePage({
    locale,
    origin: loaderData.origin,
    path: "/personalizados",
    title: siteTexts(locale).title(page, loaderData.brand),
    name: page,
    description: loaderData.words.description,
    image: loaderData.sharePicture,
  });
}

export default function MadeToMeasurePage({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const { title, shapesTitle, piecesTitle, stepsTitle, request } = madeToMeasureTexts(locale);
  const { picture, pieces } = loaderData;
  const { lead, limits, steps, onRequest } = loaderData.words;
  return (
    <>
      <WarpHatch />
      <header className={classes(grid.grid, styles.head)}>
        <h1 className={titleStyle(title)}>{title}</h1>
        <p className={type.lead}>{lead}</p>
      </header>
      <section aria-label={shapesTitle} className={styles.shapes}>
        <ul>
          {SHAPES.map((shape) => (
            <li key={shape}>
              <ShapeDrawing shape={shape} isWoven />
              <b className={type.titleM}>{request.options.shape[shape]}</b>
              {limits[shape] && <span className={type.label}>{limits[shape]}</span>}
            </li>
          ))}
        </ul>
      </section>
      {pieces.length > 0 && <FinishedPieces title={piecesTitle} pieces={pieces} />}
      {picture && (
        <figure className={styles.figure}>
          <div className={classes(grid.frame, styles.picture)}>
            <Picture picture={picture} sizes={coverSizes(picture, PICTURE_BOXES)} />
          </div>
          {picture.caption && <figcaption className={type.label}>{picture.caption}</figcaption>}
        </figure>
      )}
      <section className={grid.section} aria-labelledby="steps">
        <div className={grid.grid}>
          <h2 className={type.displayL} id="steps">
            {stepsTitle}
          </h2>
        </div>
        <ol className={styles.steps}>
          {steps.map(({ id, when, name, text }) => (
            <li key={id}>
              {when && <span className={type.label}>{when}</span>}
              <h3 className={type.titleL}>{name}</h3>
              <p className={type.body}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <RequestSection
        locale={locale}
        action={pathname}
        brand={loaderData.brand}
        squareMetreCents={loaderData.squareMetreCents}
        onRequest={onRequest}
        answer={actionData}
      />
    </>
  );
}
