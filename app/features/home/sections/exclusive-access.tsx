import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { SectionMark } from "#app/ui/layout/section-mark.tsx";
import type from "#app/ui/layout/type.module.css";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./exclusive-access.module.css";

type ExclusiveAccessProps = {
  locale: Locale;
  place: number;
  title: string;
  text: string;
  button: string;
  picture: PictureData | undefined;
};

export function ExclusiveAccess({ locale, place, title, text, button, picture }: ExclusiveAccessProps) {
  return (
    <section className={styles.access} data-theme="philosophy" aria-labelledby="access-title">
      <div className={styles.rug}>
        {picture && (
          <Picture picture={picture} sizes="(max-width: 767px) 64vw, (max-width: 899px) 51vw, 456px" />
        )}
      </div>
      <div className={styles.words}>
        <SectionMark place={place} className={styles.mark} />
        <h2 className={type.displayL} id="access-title">
          {title}
        </h2>
        <p className={type.lead}>{text}</p>
        <ButtonLink icon="arrow" href={pathFor(locale, "/acesso-exclusivo")}>
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}
