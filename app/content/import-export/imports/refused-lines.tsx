import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/forms/button.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { type Counts, mayConfirm, refusedPath } from "../import-export.rules.ts";
import { importExportTexts } from "../import-export.texts.ts";
import styles from "./import-detail.module.css";
import type { ListedImport } from "./imports.server.ts";

const { detail: texts } = importExportTexts;

/** What can be done about lines that were refused: write the others, and take these away to correct them. */
export function RefusedLines({ head, counts }: { head: ListedImport; counts: Counts }) {
  const isSending = useNavigation().formData?.get("intent") === "confirmGood";
  const { id, state } = head;
  if (counts.refused === 0 || (state !== "ready" && state !== "done")) return null;
  return (
    <section className={styles.refusals} aria-labelledby="refused-lines">
      <h3 id="refused-lines">{texts.refusedTitle(counts.refused)}</h3>
      <p>{texts.refusedText}</p>
      <div className={styles.ways}>
        {mayConfirm(state, counts, true) && (
          <Form method="post" replace preventScrollReset>
            <Button type="submit" variant="solid" small name="intent" value="confirmGood" busy={isSending}>
              {texts.confirmGood(counts.new + counts.changed)}
            </Button>
          </Form>
        )}
        <TextLink href={refusedPath(id)} download icon="download">
          {texts.downloadRefused(counts.refused)}
        </TextLink>
      </div>
    </section>
  );
}
