import styles from "./result-preview.module.css";
import { resultTexts as texts } from "./result-preview.texts.ts";

/** Search engines cut by width; these lengths usually fit. */
export const TITLE_FITS = 60;
export const DESCRIPTION_FITS = 155;

type ResultPreviewProps = { address: string; title: string; description: string; lang: string };

export function ResultPreview({ address, title, description, lang }: ResultPreviewProps) {
  return (
    <div className={styles.preview}>
      <div className={styles.result} lang={lang}>
        <span className={styles.address}>{address}</span>
        <span className={styles.title}>{cut(title, TITLE_FITS)}</span>
        <span className={styles.description}>{cut(description, DESCRIPTION_FITS)}</span>
      </div>
      <ul className={styles.lengths}>
        <Length name={texts.title} text={title} fits={TITLE_FITS} />
        <Length name={texts.description} text={description} fits={DESCRIPTION_FITS} />
      </ul>
    </div>
  );
}

function Length({ name, text, fits }: { name: string; text: string; fits: number }) {
  const isCut = text.length > fits;
  return (
    <li className={isCut ? styles.cut : undefined}>
      {isCut ? texts.tooLong(name, text.length, fits) : texts.length(name, text.length, fits)}
    </li>
  );
}

function cut(text: string, fits: number): string {
  if (text.length <= fits) return text;
  return `${text.slice(0, fits).replace(/\s+\S*$/, "")} …`;
}
