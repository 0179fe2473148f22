import { type FormEvent, useEffect } from "react";
import type { FetcherWithComponents } from "react-router";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { PublishActions } from "#app/content/versions/publish-actions.tsx";
import { useUnsavedGuard } from "#app/ui/dialogs/unsaved.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { Field, TextField } from "#app/ui/forms/field.tsx";
import { useEditorForm } from "#app/ui/forms/use-editor-form.ts";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { FileDrop } from "#app/ui/media/file-drop.tsx";
import type { PanelResult } from "../panel/panel-result.ts";
import { simulatorAdminTexts } from "../panel/simulator-admin.texts.ts";
import type { LinkableProducts } from "./linkable-products.server.ts";
import { PriceInput } from "./price-input.tsx";
import styles from "./rug-design-editor.module.css";
import type { RugDesignFormContext } from "./rug-design-form.tsx";
import { DESIGNS_SLUG, isLinked, ownPrice, type RugDesignDraft, rugDesignForm } from "./rug-designs.rules.ts";
import { RugFacts } from "./rug-facts.tsx";
import { RugFit } from "./rug-fit.tsx";
import { RugSizes } from "./rug-sizes.tsx";
import { RugYarns } from "./rug-yarns.tsx";
import { useRugPicture } from "./use-rug-picture.ts";
import { useUnsavedDesign } from "./use-unsaved-design.ts";

const { editor: texts, toasts } = simulatorAdminTexts;
const schema = rugDesignForm(texts.errors);

/** Where the panel says which design is open. */
const PLACE = ["tapete", "aba"];

/** The heading with what is edited, to label whatever the editor stands in. */
export const RUG_DESIGN_TITLE = "rug-design-title";

type RugDesignEditorProps = RugDesignFormContext & {
  opened: RugDesignDraft;
  answer: PanelResult | undefined;
  fetcher: FetcherWithComponents<PanelResult>;
  action: string | undefined;
  /** Null: the design is of one product. */
  products: LinkableProducts | null;
  clearWord: string;
  /** Asks to let go of it; without, the form is emptied. */
  onClear: (() => void) | undefined;
};

export function RugDesignEditor(props: RugDesignEditorProps) {
  const { opened, answer: result, fetcher, action, products, onDraft, onTouched } = props;
  const { draft, setDraft: onChange, isTouched, send, clear } = useUnsavedDesign(opened, result);
  useUnsavedGuard(isTouched, ...PLACE);
  useEffect(() => onDraft(draft), [draft, onDraft]);
  const { attributes, errors, onSubmit } = useEditorForm("rug-design", schema, result?.value?.form);
  const isSaving = fetcher.state !== "idle";
  const upload = useRugPicture(PLACE, (part) => onChange({ ...draft, ...part }));
  const isAsked = isTouched || upload.isBusy;
  useEffect(() => {
    onTouched?.(isAsked);
    return () => onTouched?.(false);
  }, [isAsked, onTouched]);
  const set = (part: Partial<RugDesignDraft>) => onChange({ ...draft, ...part });
  const price = ownPrice();
  const errorOf = (name: string) => errors[name]?.[0];

  function submit(event: FormEvent<HTMLFormElement>) {
    const isRefused = onSubmit(event);
    const isIncomplete =
      !draft.name.trim() || !draft.imageUrl || !(isLinked(draft) || draft[ownPrice()].trim());
    if (!event.defaultPrevented) send();
    else if (isRefused && isIncomplete) showToast({ kind: "error", ...toasts.required });
  }

  return (
    <fetcher.Form
      {...attributes}
      onSubmit={submit}
      {...(action && { action, encType: "multipart/form-data" })}
      className={styles.form}
    >
      <div>
        <h2 id={RUG_DESIGN_TITLE} className={styles.heading}>
          {draft.id ? texts.headingOf(draft.name) : headingOfNew(opened)}
        </h2>
        <ConflictPanel slug={DESIGNS_SLUG} id={opened.id || null} answer={result} />
      </div>
      <input type="hidden" name="id" value={draft.id} />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="imageUrl" value={draft.imageUrl} />
      {/* Only for what is typed to be found again whole: the server reads the file. */}
      <input type="hidden" name="pictureWidth" value={draft.picture?.width ?? ""} />
      <input type="hidden" name="pictureHeight" value={draft.picture?.height ?? ""} />
      <TextField
        id="rug-design-name"
        name="name"
        label={texts.name}
        error={errorOf("name")}
        value={draft.name}
        autoComplete="off"
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      {isLinked(draft) ? (
        <p className={styles.help}>{texts.priceOfProduct}</p>
      ) : (
        <Field id="rug-design-price" label={texts.price} help={texts.priceHelp[price]} error={errorOf(price)}>
          <PriceInput
            id="rug-design-price"
            name={price}
            sign={price === "price" ? "R$" : "€"}
            hasError={Boolean(errorOf(price))}
            value={draft[price]}
            onValue={(typed) => set({ [price]: typed })}
          />
        </Field>
      )}
      <RugSizes sizes={draft.sizes} onChange={(sizes) => set({ sizes })} errorOf={errorOf} />
      <div>
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
          <p id="rug-design-picture-error" role="alert" className={styles.error}>
            {errorOf("imageUrl")}
          </p>
        )}
      </div>
      <RugFit draft={draft} onChange={onChange} error={errorOf("fit")} />
      <RugYarns draft={draft} onChange={onChange} errorOf={errorOf} />
      <RugFacts draft={draft} onChange={onChange} errorOf={errorOf} products={products} />
      <div className={styles.actions}>
        <PublishActions isBusy={isSaving} />
        <TextButton onClick={props.onClear ?? clear}>{props.clearWord}</TextButton>
      </div>
    </fetcher.Form>
  );
}

const headingOfNew = (opened: RugDesignDraft) =>
  isLinked(opened) ? texts.headingFor(opened.name) : texts.heading;
