import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { describedBy, Field } from "#app/ui/field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import styles from "./exchange.module.css";
import { exportPath, IMPORT_KINDS } from "./exchange.rules.ts";
import { exchangeTexts } from "./exchange.texts.ts";

const { bring: texts, help } = exchangeTexts;
const SHEETS = ".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

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
        <Field id="planilha" label={texts.sheet} help={texts.sheetHint} error={error}>
          <input
            type="file"
            name="sheet"
            accept={SHEETS}
            {...describedBy("planilha", { help: texts.sheetHint, error })}
          />
        </Field>
        {kind === "catalogue" && (
          <Field id="imagens" label={texts.pictures} optional={texts.optional} help={texts.picturesHint}>
            <input
              type="file"
              name="pictures"
              accept=".zip,application/zip"
              {...describedBy("imagens", { help: texts.picturesHint })}
            />
          </Field>
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
