import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { Icon } from "#app/ui/layout/icon.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import typeStyles from "#app/ui/layout/type.module.css";
import { siteTexts } from "../site.texts.ts";
import { ErrorIllustration } from "./error-illustration.tsx";
import styles from "./error-page.module.css";
import { useErrorId } from "./use-error-id.ts";

type FaultViewProps = {
  locale: Locale;
  /** Of the page, to try it again. */
  path: string;
  title: string;
  text: string;
};

/** Shows the request's id, which is also in the log. */
export function FaultView({ locale, path, title, text }: FaultViewProps) {
  const { error } = siteTexts(locale);
  const requestId = useErrorId();
  return (
    <section className={styles.page}>
      <ErrorIllustration of="fault" />
      <div className={styles.words}>
        <h1 className={typeStyles.displayM}>{title}</h1>
        <p>{text}</p>
        <p className={grid.row}>
          <ButtonLink href={pathFor(locale, "/principal")} variant="solid" icon="arrow">
            {error.home}
          </ButtonLink>
          <TextLink href={path}>
            <Icon name="retry" small />
            {error.retry}
          </TextLink>
        </p>
        {requestId && (
          <p className={typeStyles.label}>
            {error.code} <b className={typeStyles.num}>{requestId}</b>. {error.quote}
          </p>
        )}
      </div>
    </section>
  );
}
