import { useLocation } from "react-router";
import { Weave } from "#app/features/products/weave/weave.tsx";
import { localeOfPath } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import type { RouteHandle } from "#app/site/page-mode.ts";
import type { Route } from "./+types/main-es.page";
import { describeMainPage } from "./describe-main-page.ts";
import { listServices, listTradeShows } from "./home.server.ts";
import { homeTexts } from "./home.texts.ts";
import { getLinkedRug, getMainPage } from "./main-page.server.ts";
import { Collections } from "./sections/collections.tsx";
import { CraftBanner } from "./sections/craft-banner.tsx";
import { Design } from "./sections/design.tsx";
import { ExclusiveAccess } from "./sections/exclusive-access.tsx";
import { Featured } from "./sections/featured.tsx";
import { Hero } from "./sections/hero.tsx";
import { Services } from "./sections/services.tsx";
import { SimulatorPromo } from "./sections/simulator-promo.tsx";
import { Story } from "./sections/story.tsx";
import { Testimonials } from "./sections/testimonials.tsx";
import { TradeShows } from "./sections/trade-shows.tsx";

export const handle: RouteHandle = { islands: true, header: "over-split" };

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const [page, services, tradeShows] = await Promise.all([
    getMainPage(locale),
    listServices(locale),
    listTradeShows(locale),
  ]);
  const drawn = await getLinkedRug(page.settings.home.design.rug, locale);
  return { ...page, drawn, services, tradeShows, origin: siteOrigin(request) };
}

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  describeMainPage(localeOfPath(location.pathname), loaderData);

export default function MainPageEs({ loaderData }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  const { settings, film, tiles, featured, services, tradeShows, testimonials, pictures, rug, drawn } =
    loaderData;
  const { home, brand } = settings;
  const { design } = home;
  return (
    <div data-deferred-layout="">
      <Hero locale={locale} film={film} tagline={brand.tagline} {...home.hero} />
      <Story place={2} {...home.story} picture={pictures.get(home.story.picture)} />
      <ExclusiveAccess
        locale={locale}
        place={3}
        {...home.access}
        picture={pictures.get(home.access.picture)}
      />
      <Collections locale={locale} place={4} {...home.collections} tiles={tiles} />
      <CraftBanner locale={locale} {...home.materials} />
      <Featured locale={locale} place={6} title={home.featured.title} rugs={featured} />
      <Design
        locale={locale}
        drawn={drawn}
        divide={homeTexts(locale).designDivide}
        title={design.title}
        text={design.text}
        card={{ picture: pictures.get(design.cardPicture), caption: design.cardCaption }}
        rug={{ picture: pictures.get(design.rugPicture), caption: design.rugCaption }}
      />
      {rug && <Weave rug={rug} locale={locale} />}
      <SimulatorPromo
        locale={locale}
        place={7}
        {...home.simulatorPromo}
        picture={pictures.get(home.simulatorPromo.picture)}
        before={pictures.get(home.simulatorPromo.before)}
      />
      <Services title={home.services.title} items={services} />
      <TradeShows title={home.tradeShows.title} items={tradeShows} />
      <Testimonials title={settings.testimonials.title} items={testimonials} />
    </div>
  );
}
