import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, TextField } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { useUnsavedGuard } from "#app/ui/unsaved.ts";
import { type EditorProps, PriceInput } from "./price-input.tsx";
import styles from "./rug-design-editor.module.css";
import { newRugDesign, type RugDesignDraft, rugDesignForm } from "./rug-designs.rules.ts";
import { RugFacts } from "./rug-facts.tsx";
import { RugFit } from "./rug-fit.tsx";
import { RugSizes } from "./rug-sizes.tsx";
import { RugYarns } from "./rug-yarns.tsx";
import { simulatorAdminTexts } from "./simulator-admin.texts.ts";
import { useRugPicture } from "./use-rug-picture.ts";

const { editor: texts, toasts } = simulatorAdminTexts;
const schema = rugDesignForm(texts.errors);

type RugDesignEditorProps = EditorProps & {
  onClear: () => void;
  products: { id: string; name: string }[];
  answer: SubmissionResult<string[]> | undefined;
};

/** Everything about one rug that the simulator needs to lay it on a floor at its true size. */
export function RugDesignEditor({ draft, onChange, onClear, products, answer }: RugDesignEditorProps) {
  const [form, fields] = useForm({
    id: "rug-design",
    lastResult: answer ?? null,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const upload = useRugPicture((part) => onChange({ ...draft, ...part }));
  const set = (part: Partial<RugDesignDraft>) => onChange({ ...draft, ...part });
  const errorOf = (name: string) => form.allErrors[name]?.[0];
  useUnsavedGuard(isTouched(draft));

  function submit(event: FormEvent<HTMLFormElement>) {
    form.onSubmit(event);
    const isIncomplete = !draft.name.trim() || !draft.imageUrl || !draft.price.trim();
    if (event.defaultPrevented && isIncomplete) showToast({ kind: "error", ...toasts.required });
  }

  return (
    <Form
      {...getFormProps(form)}
      onSubmit={submit}
      method="post"
      action="/simulador-admin"
      encType="multipart/form-data"
      preventScrollReset
      className={styles.form}
    >
      <h2 className={styles.heading}>{draft.id ? texts.headingOf(draft.name) : texts.heading}</h2>
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
          files={upload.files}
          texts={texts.files}
          onCancel={upload.cancel}
          onRetry={upload.retry}
          onDismiss={upload.dismiss}
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
        <TextButton onClick={onClear}>{draft.id ? texts.cancel : texts.clear}</TextButton>
        <Button type="submit" look="solid" busy={isSaving} disabled={upload.isBusy}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      </div>
    </Form>
  );
}

/** A new design that has begun; a saved one only asks when its picture or name was changed and not saved. */
function isTouched(draft: RugDesignDraft): boolean {
  const { productId: _, ...empty } = newRugDesign();
  const { productId: __, ...typed } = draft;
  return !draft.id && JSON.stringify(typed) !== JSON.stringify(empty);
}
