import { LOCALES, languageName } from "#app/i18n/locales.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import styles from "./person.module.css";
import { personalDataTexts } from "./personal-data.texts.ts";

const { receipts: texts, counts: words, failed, failedNext } = personalDataTexts;

export type ReceiptView = {
  id: string;
  when: string;
  reason: "request" | "age";
  counts: Record<string, number>;
};

export function Receipts({ receipts }: { receipts: ReceiptView[] | null }) {
  return (
    <section className={styles.found} aria-labelledby="receipts">
      <h3 id="receipts" className={styles.heading}>
        {texts.heading}
      </h3>
      {receipts === null && <EmptyState title={failed} next={failedNext} isFailure />}
      {receipts?.length === 0 && <EmptyState title={texts.empty} next={texts.emptyNext} />}
      <ul className={styles.receipts}>
        {receipts?.map((receipt) => (
          <li key={receipt.id}>
            <b>{texts.line(receipt.when, texts.reasons[receipt.reason])}</b>
            <span>{countsOf(receipt)}</span>
            <span className={styles.languages}>
              {texts.download}:
              {LOCALES.map((locale) => (
                <a
                  key={locale}
                  href={`/admin/leads/recibos/${receipt.id}?idioma=${locale}`}
                  aria-label={texts.of(receipt.when, languageName(locale))}
                  download
                >
                  {languageName(locale)}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function countsOf({ counts }: ReceiptView): string {
  return Object.entries(words)
    .filter(([kind]) => (counts[kind] ?? 0) > 0)
    .map(([kind, say]) => say(counts[kind] ?? 0))
    .join(", ");
}
