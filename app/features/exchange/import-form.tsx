import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import styles from "./exchange.module.css";
import { exportPath, IMPORT_KINDS, MAX_SHEET_BYTES } from "./exchange.rules.ts";
import { exchangeTexts } from "./exchange.texts.ts";
import { MAX_ARCHIVE_BYTES } from "./zip-thread.rules.ts";

const { bring: texts, help } = exchangeTexts;
const SHEETS =
  ".xlsx,.csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/plain,application/vnd.ms-excel";
const ARCHIVES = ".zip,application/zip,application/x-zip-compressed,application/octet-stream";

/** A sheet, pictures or both; what comes of it is shown before anything is kept. */
export function ImportForm({ error }: { error: string | undefined }) {
  const { formData } = useNavigation();
  const [kind, setKind] = useState<(typeof IMPORT_KINDS)[number]>("catalogue");
  const isSending = formData?.get("intent") === "read";
  return (
    <section aria-labelledby="importar" className={styles.section}>
      <h3 id="importar" className={styles.title}>
        {texts.title}
      </h3>
      <p className={styles.lead}>{texts.nothingYet}</p>
      <Form method="post" encType="multipart/form-data" className={styles.form} preventScrollReset>
        <fieldset className={styles.kinds}>
          <legend>{texts.kind}</legend>
          {IMPORT_KINDS.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="kind"
                value={each}
                checked={kind === each}
                onChange={() => setKind(each)}
              />
              {texts.kinds[each]}
            </label>
          ))}
        </fieldset>
        <FileField
          name="sheet"
          title={texts.sheet}
          hint={texts.sheetHint}
          accept={SHEETS}
          maxFiles={1}
          maxBytes={MAX_SHEET_BYTES}
          error={error}
          words={texts.words}
        />
        {kind === "catalogue" && (
          <FileField
            name="pictures"
            title={texts.pictures}
            hint={texts.picturesHint}
            accept={ARCHIVES}
            maxFiles={1}
            maxBytes={MAX_ARCHIVE_BYTES}
            words={texts.words}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" look="solid" name="intent" value="read" busy={isSending}>
            {isSending ? texts.sending : texts.submit}
          </Button>
        </div>
      </Form>
      <details className={styles.help}>
        <summary>{texts.help}</summary>
        <ul>
          {help.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={styles.actions}>
          <TextLink href={exportPath("modelo", "xlsx")} download>
            {texts.modelXlsx}
          </TextLink>
          <TextLink href={exportPath("modelo", "csv")} download>
            {texts.modelCsv}
          </TextLink>
        </p>
      </details>
    </section>
  );
}
