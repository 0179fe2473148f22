import { useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { receiveRequest, requestHandler } from "#app/requests/receive-request.server.ts";
import { RequestForm } from "#app/requests/request-form.tsx";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { titleStyle } from "#app/ui/layout/title-style.ts";
import type from "#app/ui/layout/type.module.css";
import type { Route } from "./+types/contact.page";
import styles from "./contact.module.css";
import { contactRequest } from "./contact.request.ts";
import { contactTexts } from "./contact.texts.ts";
import { ContactFacts } from "./contact-facts.tsx";
import { ContactMap } from "./contact-map.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { brand, contact } = await getSettings(locale);
  const pictures = await getPictures([contact.mapPicture].filter(Boolean), locale);
  return { brand, contact, place: pictures.get(contact.mapPicture), origin: siteOrigin(request) };
}

export const action = ({ request }: Route.ActionArgs) =>
  receiveRequest(request, requestHandler(contactRequest));

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { title, description } = contactTexts(locale);
  const { brand, origin } = loaderData;
  return describePage({
    locale,
    origin,
    path: "/contato",
    title: siteTexts(locale).title(title, brand.name),
    name: title,
    description: description(brand.name),
    image: brand.sharePicture,
  });
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const { brand, contact, place } = loaderData;
  const { title, formTitle } = contactTexts(locale);
  return (
    <>
      <div className={styles.contact}>
        <div className={styles.facts}>
          <h1 className={titleStyle(title)}>{title}</h1>
          <ContactFacts contact={contact} locale={locale} />
        </div>
        <section className={styles.form} aria-labelledby="write">
          <h2 className={type.titleL} id="write">
            {formTitle}
          </h2>
          <RequestForm
            of={contactRequest}
            locale={locale}
            brand={brand.name}
            action={pathname}
            answer={actionData}
          />
        </section>
      </div>
      <ContactMap contact={contact} picture={place} locale={locale} />
    </>
  );
}
