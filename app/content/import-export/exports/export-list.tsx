import { ButtonLink } from "#app/ui/forms/button.tsx";
import styles from "../import-export.module.css";
import { exportPath } from "../import-export.rules.ts";
import { importExportTexts } from "../import-export.texts.ts";
import { FullExportRow } from "./full-export-row.tsx";

const { exports: texts } = importExportTexts;

type Row = { name: string; facts: string; address: (format: "csv" | "xlsx") => string };

const ROWS: Row[] = [
  { ...texts.catalogue, address: (format) => exportPath("catalogo", format) },
  { ...texts.texts, address: (format) => exportPath("textos", format) },
  { ...texts.collections, address: (format) => exportPath("colecoes", format) },
  { ...texts.designers, address: (format) => exportPath("designers", format) },
];
const LEADS: Row = { ...texts.leads, address: (format) => `/admin/leads/exportar?formato=${format}` };

/** Ordinary links, because responses are downloads. */
export function ExportList({ may }: { may: { leads: boolean; everything: boolean } }) {
  return (
    <section aria-labelledby="exportar" className={styles.section}>
      <h3 id="exportar" className={styles.title}>
        {texts.title}
      </h3>
      <p className={styles.lead}>{texts.lead}</p>
      <ul className={styles.rows}>
        {[...ROWS, ...(may.leads ? [LEADS] : [])].map(({ name, facts, address }) => (
          <li key={name}>
            <div>
              <b>{name}</b>
              <p className={styles.facts}>{facts}</p>
            </div>
            <div className={styles.actions}>
              <ButtonLink href={address("xlsx")} small icon="download" download aria-label={texts.xlsx(name)}>
                {texts.excel}
              </ButtonLink>
              <ButtonLink href={address("csv")} small icon="download" download aria-label={texts.csv(name)}>
                {texts.plain}
              </ButtonLink>
            </div>
          </li>
        ))}
        {may.everything && <FullExportRow />}
      </ul>
    </section>
  );
}
