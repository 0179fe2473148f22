import type { CSSProperties } from "react";
import { useLocation } from "react-router";
import { YARN_KEY } from "#app/features/catalogue/yarn-address.rules.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { AnswerWithoutForm } from "#app/requests/answer-without-form.tsx";
import { sampleRequest, swatchRequest } from "#app/requests/product.request.ts";
import { receiveProductRequest } from "#app/requests/product-requests.server.ts";
import { jsonLd, listFact } from "#app/site/seo/json-ld.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import { Icon } from "#app/ui/layout/icon.tsx";
import type from "#app/ui/layout/type.module.css";
import { coverSizes } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import type { Route } from "./+types/swatches.page.ts";
import { Samples } from "./samples.tsx";
import styles from "./swatches.module.css";
import { isLight } from "./swatches.rules.ts";
import { getYarnPicker, listSwatches } from "./swatches.server.ts";
import { swatchesTexts } from "./swatches.texts.ts";
import { YarnPicker } from "./yarn-picker.tsx";

const PICTURE_BOXES = [{ width: "min(100vw, 1440px)", height: "min(64vw, 102svh)" }];

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const [colours, picker, { brand, pages, simulator }] = await Promise.all([
    listSwatches(),
    getYarnPicker(searchParams.get(YARN_KEY), locale),
    getSettings(locale),
  ]);
  const pictures = await getPictures([pages.swatchesPicture], locale);
  return {
    ...{ colours, picker, brand: brand.name, words: pages.swatches },
    hasOwnSimulator: !simulator.embedUrl,
    picture: pictures.get(pages.swatchesPicture),
    origin: siteOrigin(request),
  };
}

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const texts = swatchesTexts(locale);
  const { colours, brand, words, origin } = loaderData;
  return [
    ...describePage({
      locale,
      origin,
      path: "/amostra-de-cores",
      title: siteTexts(locale).title(texts.title, brand),
      name: texts.title,
      description: words.lead,
    }),
    jsonLd(
      listFact(
        texts.title,
        colours.map(({ name, hex }) => ({ name: `${name} ${hex.toUpperCase()}` })),
      ),
    ),
  ];
}

export const action = ({ request }: Route.ActionArgs) => receiveProductRequest(request);

export default function Swatches({ loaderData, actionData }: Route.ComponentProps) {
  const { colours, picker, hasOwnSimulator, brand, words, picture } = loaderData;
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const texts = swatchesTexts(locale);
  return (
    <>
      <header className={classes(grid.grid, styles.head)} data-edit="pageSwatches">
        <h1 className={type.displayL}>{texts.title}</h1>
        <p className={type.body}>{words.lead}</p>
      </header>
      <ul className={styles.colours} aria-label={texts.colours}>
        {colours.map(({ name, hex }) => {
          const code = hex.toUpperCase();
          return (
            <li key={name} style={{ "--colour": hex } as CSSProperties}>
              <button
                type="button"
                className={isLight(hex) ? undefined : styles.dark}
                aria-label={texts.copy(name, code)}
                data-copy={code}
                data-said={texts.copied(code)}
              >
                <span className={styles.name}>{name}</span>
                <span className={classes(type.num, styles.hex)}>
                  {code}
                  <Icon name="copy" small />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className={classes(type.label, styles.copied)} role="status" data-copied="" />
      {picker.yarns.length > 0 && (
        <YarnPicker {...{ picker, locale, brand, hasOwnSimulator }} path={pathname} answer={actionData} />
      )}
      {/* The yarns may be woven no longer since their form was opened. */}
      {actionData?.form === sampleRequest.type && picker.chosen.length === 0 && (
        <div className={classes(grid.grid, grid.section)}>
          <AnswerWithoutForm answer={actionData} locale={locale} />
        </div>
      )}
      {picture && (
        <div className={classes(grid.frame, styles.picture)}>
          <Picture picture={picture} sizes={coverSizes(picture, PICTURE_BOXES)} />
        </div>
      )}
      <div className={styles.eight}>
        <Samples
          {...{ locale, brand }}
          of={swatchRequest}
          action={pathname}
          {...(actionData && { answer: actionData })}
          colours={colours}
          heading="h2"
          title={texts.chooseTitle}
          words={words.samples}
          edit="pageSwatches"
        />
      </div>
    </>
  );
}
