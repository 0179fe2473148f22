import { useFetcher } from "react-router";
import type { Words } from "#app/i18n/translated-words.ts";
import { PreviewButton } from "#app/shell/preview/preview-button.tsx";
import { Together } from "#app/shell/versions/together.tsx";
import { Button } from "#app/ui/button.tsx";
import { useOutcomeToast } from "#app/ui/toast.tsx";
import { TranslatedFields } from "#app/ui/translated-fields.tsx";
import type { SamplesAnswer } from "./sample-acts.server.ts";
import styles from "./samples-admin.module.css";
import { samplesAdminTexts as texts } from "./samples-admin.texts.ts";

/** The set's name in the site's languages. */
export function SampleWords({ id, words }: { id: string; words: Words<"name"> }) {
  const fetcher = useFetcher<SamplesAnswer>({ key: `sample-words-${id}` });
  const { data } = fetcher;
  useOutcomeToast(data);
  return (
    <details className={styles.languages}>
      <summary>{texts.languages}</summary>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="words" />
        <input type="hidden" name="id" value={id} />
        <Together slug="amostras" id={id} answer={data} />
        <TranslatedFields
          fields={[{ name: "name", label: texts.name, kind: "line", required: true }]}
          values={words}
          errors={(data?.value?.form?.error ?? {}) as Record<string, string[] | undefined>}
        />
        <div className={styles.actions}>
          <PreviewButton isOneOfMany />
          <Button type="submit" small busy={fetcher.state !== "idle"}>
            {fetcher.state === "idle" ? texts.save : texts.saving}
          </Button>
        </div>
      </fetcher.Form>
    </details>
  );
}
