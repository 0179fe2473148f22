import type { SubmissionResult } from "@conform-to/react";
import type { ComponentProps, FormEvent, ReactNode } from "react";
import { Form } from "react-router";
import { wordFieldsOf } from "#app/content/admin/word-fields.tsx";
import { PreviewButton } from "#app/content/preview/preview-button.tsx";
import { PublishActions } from "#app/content/versions/publish-actions.tsx";
import { PictureField } from "#app/media/picker/picture-field.tsx";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { describedBy, Field } from "#app/ui/forms/field.tsx";
import { useEditorForm } from "#app/ui/forms/use-editor-form.ts";
import { TranslatedFields } from "#app/ui/languages/translated-fields.tsx";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { ChosenFilm } from "./chosen-film.tsx";
import styles from "./hero-editor.module.css";
import { heroVideo } from "./hero-video.content.ts";
import { readVideoAddress } from "./hero-video.rules.ts";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";
import { heroVideoForm } from "./hero-video-form.ts";
import { VeilField } from "./veil-field.tsx";

export type HeroFacts = { url: string; poster: string; veil: number };

type HeroFormProps = {
  draft: HeroFacts;
  onChange: (draft: HeroFacts) => void;
  words: Pick<ComponentProps<typeof TranslatedFields>, "values" | "typed" | "onWords">;
  answer: SubmissionResult | undefined;
  isSaving: boolean;
  isUploading: boolean;
  thing: string | undefined;
  /** Of the film at the draft's address, if it is the saved one. */
  still: PictureData | null;
  /** Other editors, conflicts and the history. */
  together: ReactNode;
  children: ReactNode;
};

export function HeroForm(props: HeroFormProps) {
  const { draft, onChange, answer: result, isSaving, isUploading, children } = props;
  const { attributes, errors, onSubmit } = useEditorForm("hero-video", heroVideoForm(), result);
  const set = (part: Partial<HeroFacts>) => onChange({ ...draft, ...part });

  function submit(event: FormEvent<HTMLFormElement>) {
    if (onSubmit(event) && !readVideoAddress(draft.url)) {
      showToast({ kind: "error", ...texts.toasts.invalidUrl });
    }
  }

  const found = readVideoAddress(draft.url);
  const url = { help: found ? texts.found[found.type] : texts.addressHelp, error: errors.url?.[0] };
  return (
    <Form
      {...attributes}
      onSubmit={submit}
      encType="multipart/form-data"
      className={styles.form}
      data-entity={props.thing}
    >
      {props.together}
      <ChosenFilm url={draft.url} still={props.still} onChoose={(film) => set({ url: film })} />
      <div>
        {children}
        <noscript>
          <Button type="submit" className={styles.send}>
            {texts.sendFile}
          </Button>
        </noscript>
      </div>
      <div className={styles.or}>
        <span>{texts.or}</span>
      </div>
      <Field id="hero-url" label={texts.address} {...url}>
        <input
          {...describedBy("hero-url", url)}
          name="url"
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={draft.url}
          onChange={(event) => set({ url: event.currentTarget.value })}
        />
      </Field>
      <PictureField
        name="poster"
        label={texts.still}
        optional={texts.optional}
        help={texts.stillHelp}
        value={draft.poster}
        onChange={(poster) => set({ poster })}
      />
      <VeilField veil={draft.veil} set={(veil) => set({ veil })} error={errors.veil?.[0]} />
      <TranslatedFields fields={wordFieldsOf(heroVideo)} {...props.words} errors={errors} />
      <div className={styles.foot}>
        <PublishActions isBusy={isSaving} isWaiting={isUploading} />
        <PreviewButton />
      </div>
    </Form>
  );
}
