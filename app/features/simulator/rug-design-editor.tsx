import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { FormEvent } from "react";
import { type FetcherWithComponents, Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, TextField } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { PanelAnswer } from "./panel-answer.ts";
import { type EditorProps, PriceInput } from "./price-input.tsx";
import styles from "./rug-design-editor.module.css";
import { type RugDesignDraft, rugDesignForm } from "./rug-designs.rules.ts";
import { RugFacts } from "./rug-facts.tsx";
import { RugFit } from "./rug-fit.tsx";
import { RugSizes } from "./rug-sizes.tsx";
import { RugYarns } from "./rug-yarns.tsx";
import { simulatorAdminTexts } from "./simulator-admin.texts.ts";
import { useRugPicture } from "./use-rug-picture.ts";

const { editor: texts, toasts } = simulatorAdminTexts;
const schema = rugDesignForm(texts.errors);

/** The heading that says what is edited, to name whatever the editor stands in. */
export const RUG_DESIGN_TITLE = "rug-design-title";

type RugDesignEditorProps = EditorProps & {
  onClear: () => void;
  clearWord: string;
  /** Null where the design belongs to a product and stays with it. */
  products: { id: string; name: string }[] | null;
  /** Sends the form where the page itself must not be led away. */
  fetcher?: FetcherWithComponents<PanelAnswer>;
  answer: SubmissionResult<string[]> | undefined;
};

/** Everything about one rug that the simulator needs to lay it on a floor at its true size. */
export function RugDesignEditor(props: RugDesignEditorProps) {
  const { draft, onChange, onClear, clearWord, products, fetcher, answer } = props;
  const [form, fields] = useForm({
    id: "rug-design",
    lastResult: answer ?? null,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const Sender = fetcher?.Form ?? Form;
  const isNavigating = useNavigation().formData?.get("intent") === "save";
  const isSaving = fetcher ? fetcher.state !== "idle" : isNavigating;
  const upload = useRugPicture((part) => onChange({ ...draft, ...part }));
  const set = (part: Partial<RugDesignDraft>) => onChange({ ...draft, ...part });
  const errorOf = (name: string) => form.allErrors[name]?.[0];

  function submit(event: FormEvent<HTMLFormElement>) {
    form.onSubmit(event);
    const isIncomplete = !draft.name.trim() || !draft.imageUrl || !draft.price.trim();
    if (event.defaultPrevented && isIncomplete) showToast({ kind: "error", ...toasts.required });
  }

  return (
    <Sender
      {...getFormProps(form)}
      // Saving takes nobody away from what is not saved.
      {...(fetcher ? {} : { replace: true })}
      onSubmit={submit}
      method="post"
      action={fetcher ? undefined : "/simulador-admin"}
      encType={fetcher ? undefined : "multipart/form-data"}
      preventScrollReset
      className={styles.form}
    >
      <h2 id={RUG_DESIGN_TITLE} className={styles.heading}>
        {draft.id ? texts.headingOf(draft.name) : texts.heading}
      </h2>
      <input type="hidden" name="id" value={draft.id} />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="imageUrl" value={draft.imageUrl} />
      <TextField
        id={fields.name.id}
        name="name"
        label={texts.name}
        error={errorOf("name")}
        value={draft.name}
        autoComplete="off"
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Field id={fields.price.id} label={texts.price} help={texts.priceHelp} error={errorOf("price")}>
        <PriceInput
          id={fields.price.id}
          name="price"
          sign="R$"
          hasError={Boolean(errorOf("price"))}
          value={draft.price}
          onValue={(price) => set({ price })}
        />
      </Field>
      <RugSizes sizes={draft.sizes} onChange={(sizes) => set({ sizes })} errorOf={errorOf} />
      <div className={styles.drop}>
        <FileDrop
          name="file"
          accept="image/png"
          title={texts.dropTitle}
          hint={texts.dropHint}
          disabled={upload.isBusy}
          onFiles={upload.choose}
          upload={upload}
          texts={texts.files}
        />
        {errorOf("imageUrl") && (
          <p role="alert" className={styles.error}>
            {errorOf("imageUrl")}
          </p>
        )}
      </div>
      <RugFit draft={draft} onChange={onChange} error={errorOf("fit")} />
      <RugYarns draft={draft} onChange={onChange} errorOf={errorOf} />
      <RugFacts draft={draft} onChange={onChange} errorOf={errorOf} products={products} />
      <div className={styles.actions}>
        <TextButton onClick={onClear}>{clearWord}</TextButton>
        <Button type="submit" look="solid" busy={isSaving} disabled={upload.isBusy}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      </div>
    </Sender>
  );
}
