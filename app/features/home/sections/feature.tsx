import { FeatureGallery, type LabelledPicture } from "#app/features/gallery/feature-gallery.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import grid from "#app/ui/layout/grid.module.css";
import { SectionMark } from "#app/ui/layout/section-mark.tsx";

type FeatureProps = {
  locale: Locale;
  place: number;
  title: string;
  subtitle: string;
  left: LabelledPicture[];
  main: LabelledPicture;
  linkText: string;
  linkUrl: string;
};

export function Feature({ place, ...gallery }: FeatureProps) {
  return (
    <section className={grid.section} aria-labelledby="feature-title">
      <div className={grid.grid}>
        <SectionMark place={place} />
      </div>
      <FeatureGallery titleId="feature-title" {...gallery} />
    </section>
  );
}
