import { FeatureGallery } from "#app/features/gallery/feature-gallery.tsx";
import { Weave } from "#app/features/products/weave/weave.tsx";
import { hoursSentence } from "#app/features/settings/fields/opening-hours.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import type { RouteHandle } from "#app/site/page-mode.ts";
import type { Route } from "./+types/main-br.page";
import { describeMainPage } from "./describe-main-page.ts";
import { homeTexts } from "./home.texts.ts";
import { getMainPage } from "./main-page.server.ts";
import { PromoModal } from "./modals/promo-modal.tsx";
import { Collections } from "./sections/collections.tsx";
import { CompanyIntro } from "./sections/company-intro.tsx";
import { Craft } from "./sections/craft.tsx";
import { CraftBanner } from "./sections/craft-banner.tsx";
import { Featured } from "./sections/featured.tsx";
import { Hero } from "./sections/hero.tsx";
import { NewCollection } from "./sections/new-collection.tsx";
import { Philosophy } from "./sections/philosophy.tsx";
import { ShowroomPromo } from "./sections/showroom-promo.tsx";
import { SimulatorPromo } from "./sections/simulator-promo.tsx";
import { Testimonials } from "./sections/testimonials.tsx";

export const handle: RouteHandle = { islands: true, header: "over-split" };

const locale = DEFAULT_LOCALE;

export async function loader({ request }: Route.LoaderArgs) {
  return { ...(await getMainPage(locale)), origin: siteOrigin(request) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeMainPage(locale, loaderData);

export default function MainPageBr({ loaderData }: Route.ComponentProps) {
  const { settings, film, gallery, tiles, featured, testimonials, pictures, rug } = loaderData;
  const { home, promo, social, contact, brand } = settings;
  return (
    <div data-deferred-layout="">
      <Hero locale={locale} film={film} tagline={brand.tagline} {...home.hero} />
      <FeatureGallery locale={locale} place={2} {...home.feature} {...gallery} />
      <NewCollection
        {...home.newCollection}
        blogUrl={social.blog}
        picture={pictures.get(home.newCollection.picture)}
      />
      <Collections locale={locale} place={3} {...home.collections} tiles={tiles} />
      <Craft locale={locale} place={4} {...home.craft} picture={pictures.get(home.craft.picture)} />
      {rug && <Weave rug={rug} locale={locale} />}
      <CraftBanner locale={locale} {...home.materials} />
      <Featured locale={locale} place={5} title={home.featured.title} rugs={featured} />
      <Philosophy place={6} {...home.philosophy} blogUrl={social.blog} />
      <SimulatorPromo
        locale={locale}
        place={7}
        {...home.simulatorPromo}
        picture={pictures.get(home.simulatorPromo.picture)}
        before={pictures.get(home.simulatorPromo.before)}
      />
      <ShowroomPromo
        locale={locale}
        place={8}
        {...home.showroom}
        addressLines={contact.addressLines}
        hours={hoursSentence(contact.hours, locale)}
        wall={home.showroom.pictures.map((piece) => ({ ...piece, picture: pictures.get(piece.picture) }))}
      />
      <Testimonials title={settings.testimonials.title} items={testimonials} />
      <CompanyIntro locale={locale} label={homeTexts(locale).introLabel} text={home.companyIntro.text} />
      {promo.isActive && <PromoModal locale={locale} {...promo} picture={pictures.get(promo.picture)} />}
    </div>
  );
}
