import { useState } from "react";
import { useFetcher } from "react-router";
import { LocalAutosave } from "#app/content/autosave/local-autosave.tsx";
import { PreviewButton } from "#app/content/preview/preview-button.tsx";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { PublishActions } from "#app/content/versions/publish-actions.tsx";
import { type FormValues, wordsAt } from "#app/i18n/form-values.ts";
import { useUnsavedUntil } from "#app/ui/dialogs/unsaved.ts";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { Switch } from "#app/ui/forms/switch.tsx";
import { OutdatedTexts } from "#app/ui/languages/outdated-texts.ts";
import { TranslatedFields } from "#app/ui/languages/translated-fields.tsx";
import type { SamplesResult } from "./sample-actions.server.ts";
import { SAMPLE_FIELD } from "./samples.rules.ts";
import type { SampleDetail } from "./samples.server.ts";
import styles from "./samples-admin.module.css";
import { samplesAdminTexts as texts } from "./samples-admin.texts.ts";

export function SampleWords({ detail }: { detail: SampleDetail }) {
  const { id } = detail;
  const fetcher = useFetcher<SamplesResult>({ key: `sample-words-${id}` });
  useOutcomeToast(fetcher.data);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.languages}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{texts.languages}</summary>
      <LocalAutosave<SamplesResult>
        name={`sample ${id}`}
        answer={fetcher.data}
        sender={fetcher}
        onRestored={() => setOpen(true)}
      >
        {(result, again) => (
          <OutdatedTexts value={detail.outdated}>
            <WordsForm key={again} detail={detail} answer={result} fetcher={fetcher} />
          </OutdatedTexts>
        )}
      </LocalAutosave>
    </details>
  );
}

type WordsFormProps = {
  detail: SampleDetail;
  answer: SamplesResult | undefined;
  fetcher: ReturnType<typeof useFetcher<SamplesResult>>;
};

function WordsForm({ detail: { id, words, isActive }, answer: result, fetcher }: WordsFormProps) {
  const touched = useUnsavedUntil(result, SAMPLE_FIELD);
  const typed = result?.value?.form?.initialValue as FormValues | undefined;
  return (
    <fetcher.Form method="post" onInput={touched}>
      <input type="hidden" name="intent" value="words" />
      <input type="hidden" name="id" value={id} />
      <ConflictPanel slug="amostras" id={id} answer={result} />
      <TranslatedFields
        fields={[{ name: "name", label: texts.name, kind: "line", required: true }]}
        values={words}
        typed={typed && wordsAt(typed, ["name"])}
        errors={(result?.value?.form?.error ?? {}) as Record<string, string[] | undefined>}
      />
      <Switch
        key={String(isActive)}
        name="active"
        label={texts.show}
        defaultChecked={typed ? typed.active === "on" : isActive}
      />
      <div className={styles.actions}>
        <PublishActions isBusy={fetcher.state !== "idle"} />
        <PreviewButton isOneOfMany />
      </div>
    </fetcher.Form>
  );
}
