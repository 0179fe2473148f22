import type { FeaturedProduct } from "#app/features/collections/collections.server.ts";
import { collectionsTexts } from "#app/features/collections/collections.texts.ts";
import { FeaturedCarousel } from "#app/features/collections/featured-carousel.island.tsx";
import { formatPrice } from "#app/i18n/format.ts";
import { linkFor } from "#app/i18n/links.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { SectionMark } from "#app/ui/layout/section-mark.tsx";
import type from "#app/ui/layout/type.module.css";
import styles from "./featured.module.css";

type FeaturedProps = { locale: Locale; place: number; title: string; rugs: FeaturedProduct[] };

export function Featured({ locale, place, title, rugs }: FeaturedProps) {
  const { featured: texts } = collectionsTexts(locale);
  return (
    <section className={grid.section} aria-labelledby="featured-title">
      <div className={grid.grid}>
        <SectionMark place={place} />
        <h2 className={type.displayL} id="featured-title">
          {title}
        </h2>
        {rugs.length === 0 && (
          <div className={styles.empty}>
            <p className={type.titleM}>{texts.empty}</p>
            <p className={type.label}>{texts.emptyHint}</p>
          </div>
        )}
      </div>
      {rugs.length > 0 && (
        <Island
          name="featured-carousel"
          of={FeaturedCarousel}
          props={{
            galleryUrl: pathFor(locale, "/galeria"),
            texts: {
              loading: texts.loading,
              missing: texts.missing,
              gallery: texts.gallery,
              open: texts.open,
              label: title,
              role: texts.role,
              pause: texts.pause,
              play: texts.play,
            },
            items: rugs.map((rug, index) => ({
              // Distinct within the island; row ids do not compress, and the page's first bytes are counted.
              id: String(index),
              name: rug.name,
              description: rug.description,
              price:
                rug.priceCents === null ? "" : texts.from(formatPrice(rug.priceCents, rug.currency, locale)),
              url: rug.url && linkFor(locale, rug.url),
              picture: rug.picture,
              position: texts.position(index + 1, rugs.length),
              showLabel: texts.show(rug.name),
            })),
          }}
        />
      )}
    </section>
  );
}
