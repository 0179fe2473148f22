import { useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import type { RouteHandle } from "#app/site/page-mode.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { Loading } from "#app/ui/feedback/loading.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type from "#app/ui/layout/type.module.css";
import type { Route } from "./+types/blog.page";
import styles from "./blog.module.css";
import { blogTexts } from "./blog.texts.ts";

export const handle: RouteHandle = { islands: true, footer: "none" };

export async function loader({ request }: Route.LoaderArgs) {
  const { brand, social } = await getSettings(localeOfPath(new URL(request.url).pathname));
  const address = /^https?:\/\//i.test(social.blog) ? social.blog : "";
  return { brand: brand.name, picture: brand.sharePicture, address, origin: siteOrigin(request) };
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const site = siteTexts(locale);
  const { brand, origin, picture, address } = loaderData;
  return [
    ...describePage({
      locale,
      origin,
      path: "/blog",
      title: site.title(site.pages.blog, brand),
      name: site.pages.blog,
      description: blogTexts(locale).description(brand),
      image: picture,
    }),
    ...(address ? [{ httpEquiv: "refresh", content: `0; url=${address}` }] : []),
    { name: "robots", content: "noindex" },
  ];
}

export default function BlogPage({ loaderData: { address, brand } }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  const texts = blogTexts(locale);
  if (!address)
    return (
      <section className={styles.wait}>
        <h1 className={type.displayM}>{texts.none}</h1>
        <p className={type.label}>{texts.noneText(brand)}</p>
        <p>
          <ButtonLink icon="arrow" href={pathFor(locale, "/principal")}>
            {texts.home}
          </ButtonLink>
        </p>
      </section>
    );
  return (
    <section className={styles.wait}>
      <Loading label={texts.leaving} isTitle className={styles.threads} />
      <p className={type.label}>
        {texts.elsewhere} <a href={address}>{texts.open}</a>.
      </p>
    </section>
  );
}
