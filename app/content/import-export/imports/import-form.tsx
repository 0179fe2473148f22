import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/forms/button.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { FileDrop } from "#app/ui/media/file-drop.tsx";
import styles from "../import-export.module.css";
import { exportPath, type ImportField, takesPictures } from "../import-export.rules.ts";
import type { ImportKind } from "../import-export.table.ts";
import { importExportTexts } from "../import-export.texts.ts";
import { useSentFile } from "./use-sent-file.ts";

const { bring: texts, help } = importExportTexts;
const SHEETS =
  ".xlsx,.csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/plain,application/vnd.ms-excel";
const ARCHIVES = ".zip,application/zip,application/x-zip-compressed,application/octet-stream";

/** With script files are uploaded first; a preview is shown before anything is stored. */
export function ImportForm({ kinds, error }: { kinds: readonly ImportKind[]; error: string | undefined }) {
  const { formData } = useNavigation();
  const [kind, setKind] = useState<ImportKind>("catalogue");
  const choices = useRef<HTMLFieldSetElement>(null);
  // Keeps a file that was chosen before hydration.
  useEffect(() => {
    const chosen = choices.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    setKind((kind) => kinds.find((each) => each === chosen) ?? kind);
  }, [kinds]);
  const sheet = useSentFile("sheet", SHEETS.split(","));
  const pictures = useSentFile("pictures", ARCHIVES.split(","));
  const isSending = formData?.get("intent") === "read";
  const isOnItsWay = sheet.isBusy || pictures.isBusy;
  return (
    <section aria-labelledby="importar" className={styles.section}>
      <h3 id="importar" className={styles.title}>
        {texts.title}
      </h3>
      <p className={styles.lead}>{texts.nothingYet}</p>
      <Form method="post" encType="multipart/form-data" className={styles.form} preventScrollReset>
        <fieldset ref={choices} className={styles.kinds}>
          <legend>{texts.kind}</legend>
          {kinds.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="kind"
                value={each}
                defaultChecked={each === "catalogue"}
                onChange={() => setKind(each)}
              />
              {texts.kinds[each]}
            </label>
          ))}
        </fieldset>
        <div>
          <SentFile name="sheet" title={texts.sheet} hint={texts.sheetHint} accept={SHEETS} file={sheet} />
          <FieldError id="import-sheet-error" message={sheet.files.length > 0 ? undefined : error} />
        </div>
        {takesPictures(kind) && (
          <SentFile
            name="pictures"
            title={texts.pictures}
            hint={texts.picturesHint}
            accept={ARCHIVES}
            file={pictures}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="solid" name="intent" value="read" busy={isSending || isOnItsWay}>
            {isSending || isOnItsWay ? texts.sending : texts.submit}
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

type SentFileProps = {
  name: ImportField;
  title: string;
  hint: string;
  accept: string;
  file: ReturnType<typeof useSentFile>;
};

/** With script the form sends a token, without it the file. */
function SentFile({ name, title, hint, accept, file }: SentFileProps) {
  return (
    <>
      <FileDrop
        name={name}
        title={title}
        hint={hint}
        accept={accept}
        onFiles={file.choose}
        upload={file}
        texts={texts.files}
      />
      {file.token && <input type="hidden" name={file.sentAs} value={file.token} />}
    </>
  );
}
