import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import typeStyles from "#app/ui/layout/type.module.css";
import { siteTexts } from "../site.texts.ts";
import { ErrorIllustration } from "./error-illustration.tsx";
import styles from "./error-page.module.css";

export function NotFoundView({ locale }: { locale: Locale }) {
  const { notFound, pages } = siteTexts(locale);
  return (
    <section className={styles.page}>
      <ErrorIllustration of="lost" />
      <div className={styles.words}>
        <h1 className={typeStyles.displayM}>{notFound.text}</h1>
        <ButtonLink href="/" variant="solid" icon="arrow">
          {notFound.home}
        </ButtonLink>
        <p className={typeStyles.label}>
          {notFound.onward} <a href={pathFor(locale, "/tapetes")}>{pages.rugs}</a>,{" "}
          <a href={pathFor(locale, "/colecoes")}>{pages.collections}</a> {notFound.or}{" "}
          <a href={pathFor(locale, "/contato")}>{pages.contact}</a>.
        </p>
      </div>
    </section>
  );
}
