import { data, useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import { getPictures } from "#app/media/media.server.ts";
import { FRAME_HEADER } from "#app/platform/http/security-headers.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { AnswerWithoutForm } from "#app/requests/answer-without-form.tsx";
import type { RouteHandle } from "#app/site/page-mode.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type from "#app/ui/layout/type.module.css";
import { ImageComparison } from "#app/ui/media/image-comparison.tsx";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import type { Route } from "./+types/simulator.page.ts";
import { listSampleRooms } from "./sample-rooms/sample-rooms.server.ts";
import { receiveSimulation } from "./simulation-lead.server.ts";
import styles from "./simulator.module.css";
import { simulatorTexts } from "./simulator.texts.ts";
import { listFirstModels, listYarnChoices } from "./simulator-rugs.server.ts";
import { SimulatorStart } from "./simulator-start.island.tsx";

export const handle: RouteHandle = { header: "dark", footer: "none" };

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const [models, yarns, rooms, { brand, simulator, home }] = await Promise.all([
    listFirstModels(locale),
    listYarnChoices(),
    listSampleRooms(locale),
    getSettings(locale),
  ]);
  const { before, picture } = home.simulatorPromo;
  const pictures = await getPictures([before, picture].filter(Boolean), locale);
  const [without, withRug] = [pictures.get(before), pictures.get(picture)];
  const embed = URL.canParse(simulator.embedUrl) ? new URL(simulator.embedUrl) : null;
  const loaded = {
    models,
    shown: without && withRug ? { before: without, after: withRug } : null,
    yarns,
    rooms,
    brand: brand.name,
    embedUrl: embed?.href ?? "",
    origin: siteOrigin(request),
  };
  return data(loaded, { headers: embed ? { [FRAME_HEADER]: embed.origin } : {} });
}

/** Allows an embedded simulator in frame-src. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const action = ({ request }: Route.ActionArgs) => receiveSimulation(request);

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const texts = simulatorTexts(locale);
  return describePage({
    locale,
    origin: loaderData.origin,
    path: "/simulador",
    title: siteTexts(locale).title(texts.title, loaderData.brand),
    name: texts.title,
    description: texts.description(loaderData.brand),
  });
}

export default function SimulatorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const texts = simulatorTexts(locale);
  const { models, yarns, rooms, brand, embedUrl, shown } = loaderData;
  if (embedUrl)
    return (
      <iframe
        className={styles.embed}
        src={embedUrl}
        title={texts.embed}
        allow="web-share; clipboard-write; camera; fullscreen; xr-spatial-tracking"
      />
    );
  const { title, lead, needsScript, contact, rooms: _names, ...words } = texts.start;
  return (
    <div className={styles.page} data-theme="dark">
      <header className={styles.head}>
        <h1 className={type.displayL}>{title}</h1>
        <p className={type.lead}>{lead}</p>
      </header>
      {shown && <BeforeAfter {...shown} words={texts.compare} />}
      <div className={styles.body}>
        <div className={styles.needsScript}>
          <p className={type.body}>{needsScript}</p>
          <ButtonLink icon="arrow" href={pathFor(locale, "/contato")}>
            {contact}
          </ButtonLink>
        </div>
        <Island
          name="simulator-start"
          of={SimulatorStart}
          props={{
            studio: { locale, brand, action: pathname, ...models, yarns },
            rooms,
            words: { ...words, ar: texts.ar.open, onRequest: texts.size.onRequest },
          }}
        />
        <AnswerWithoutForm answer={actionData} locale={locale} />
      </div>
      <ol className={styles.steps}>
        {texts.steps.map(({ name, text }) => (
          <li key={name}>
            <h2>{name}</h2>
            <p className={type.ui}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

type BeforeAfterProps = {
  before: PictureData;
  after: PictureData;
  words: { label: string; caption: string };
};

function BeforeAfter({ before, after, words }: BeforeAfterProps) {
  return (
    <figure className={styles.compare}>
      <ImageComparison
        label={words.label}
        from={38}
        first={<Picture picture={before} sizes={COMPARE_SIZES} eager />}
        second={<Picture picture={after} sizes={COMPARE_SIZES} eager />}
      />
      <figcaption className={type.label}>{words.caption}</figcaption>
    </figure>
  );
}

/** A length of its own for phones: only that is reduced on high densities. */
const COMPARE_SIZES = "(max-width: 767px) 92vw, (max-width: 1023px) 92vw, 50vw";
