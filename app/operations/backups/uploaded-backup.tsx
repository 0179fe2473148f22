import { formatBytes } from "#app/i18n/format-bytes.ts";
import { Confirm, opens } from "#app/ui/dialogs/confirm.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import styles from "./backup-list.module.css";
import { backupId } from "./backups.rules.ts";
import { backupTexts } from "./backups.texts.ts";
import type { InspectedBackup } from "./uploaded-backups.server.ts";
import { WithPassword } from "./with-password.tsx";

const { inspection: texts, ...all } = backupTexts;
const number = new Intl.NumberFormat("pt-BR");

export function UploadedFacts({ backup }: { backup: InspectedBackup & { madeAt: string } }) {
  const { state, failure, contents, bytes, rows, files, madeAt, compared } = backup;
  return (
    <>
      {state === "failed" && <EmptyState title={texts.refused} next={wordsFor(failure)} isFailure />}
      {state === "interrupted" && <EmptyState title={texts.refused} next={texts.interrupted} isFailure />}
      {contents && (
        <>
          <section aria-labelledby="sobre-a-copia" className={styles.bring}>
            <h3 id="sobre-a-copia" className={styles.title}>
              {texts.facts}
            </h3>
            <dl className={styles.list}>
              <dt>{texts.madeAt}</dt>
              <dd>{madeAt}</dd>
              <dt>{texts.version}</dt>
              <dd>{contents.version ?? texts.unknownVersion}</dd>
              <dt>{texts.contents}</dt>
              <dd>{all.contents(number.format(rows), number.format(files), formatBytes(bytes))}</dd>
            </dl>
          </section>
          <table className={styles.compared}>
            <caption className={styles.title}>{texts.compared}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.columns.what}</th>
                <th scope="col">{texts.columns.inFile}</th>
                <th scope="col">{texts.columns.here}</th>
              </tr>
            </thead>
            <tbody>
              {compared.map(({ table, inFile, here }) => (
                <tr key={table}>
                  <th scope="row">{texts.tables[table]}</th>
                  <td>{number.format(inFile)}</td>
                  <td>{number.format(here)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}

const wordsFor = (failure: string | null): string =>
  (texts.refusals as Record<string, string>)[failure ?? ""] ?? texts.refusals.damaged;

export function UploadedRestore({ name, when }: { name: string; when: string }) {
  return (
    <>
      <p>
        <Button type="button" variant="danger" {...opens("restaurar-arquivo")}>
          {texts.restore}
        </Button>
      </p>
      <Confirm
        id="restaurar-arquivo"
        title={all.restoreTitle(when)}
        text={`${all.restoreText} ${texts.accounts}`}
        staysOpen
        hasFields
      >
        <WithPassword
          // As in the list, where a wrong password leads.
          id={`${backupId(name)}-restaurar`}
          name={name}
          action="/admin/copias/restaurar"
          verb={all.restore}
          isDangerous
        />
      </Confirm>
    </>
  );
}
