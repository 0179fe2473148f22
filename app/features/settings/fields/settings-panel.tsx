import { useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { LocalAutosave } from "#app/content/autosave/local-autosave.tsx";
import { PreviewButton } from "#app/content/preview/preview-button.tsx";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { DraftBar } from "#app/content/versions/draft-bar.tsx";
import { PublishActions, PublishBar } from "#app/content/versions/publish-actions.tsx";
import type { ConflictResult } from "#app/content/versions/value-view.ts";
import { DEFAULT_LOCALE, LOCALES } from "#app/i18n/locales.ts";
import { countAllMissing, fieldOf } from "#app/i18n/translated-words.ts";
import type { FieldErrors, Outcome } from "#app/platform/outcome.ts";
import { useUnsavedUntil } from "#app/ui/dialogs/unsaved.ts";
import { LaterFields } from "#app/ui/feedback/later.tsx";
import { languageTexts } from "#app/ui/languages/language.texts.ts";
import { useOutdatedTexts } from "#app/ui/languages/outdated-texts.ts";
import type from "#app/ui/layout/type.module.css";
import { type TypedSettings, typedSettings } from "../saving/posted-words.ts";
import { readSetting, TRACE_FIELD, valueHash } from "../saving/setting-form.ts";
import { settingsAdminTexts as texts } from "../settings-admin.texts.ts";
import type { SettingsPanel } from "../settings-screens.ts";
import { PanelFields, type SavedSettings } from "./panel-fields.tsx";
import { SeoPreview } from "./seo-preview.tsx";
import styles from "./settings-panel.module.css";

export type SettingsResult = Outcome<
  {
    panel: string;
    errors?: FieldErrors;
    typed?: TypedSettings;
  } & ConflictResult
>;

type PanelProps = {
  panel: SettingsPanel;
  saved: SavedSettings;
  /** Of the form's document, once there is one. */
  id: string | undefined;
  answer: SettingsResult | Outcome | undefined;
  origin: string;
};

export function FoldedPanel(props: PanelProps) {
  const { panel, saved, answer: result } = props;
  const isRefused = result?.ok === false && result.value?.panel === panel.id;
  const [isOpen, setOpen] = useState(false);
  const folded = useRef<HTMLDetailsElement>(null);
  const isNamed = useLocation().hash === `#${panel.id}`;
  useEffect(() => {
    if (!isNamed) return;
    setOpen(true);
    folded.current?.scrollIntoView();
  }, [isNamed]);
  const names = Object.keys(saved.words[DEFAULT_LOCALE]).filter((name) =>
    panel.settings.some((setting) => name === setting || name.startsWith(`${setting}.`)),
  );
  const missing = countAllMissing(saved.words, names);
  const known = useOutdatedTexts();
  const outdated = LOCALES.flatMap((locale) =>
    names.filter((name) => known.has(fieldOf(locale, name))),
  ).length;
  return (
    <details
      ref={folded}
      className={styles.folded}
      open={isOpen || isRefused}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={styles.title}>{panel.title}</span>
        {missing > 0 && <span className={styles.note}>{texts.missing(missing)}</span>}
        {outdated > 0 && <span className={styles.note}>{languageTexts.outdatedCount(outdated)}</span>}
      </summary>
      <Panel {...props} isFolded isOpen={isOpen} isLate />
    </details>
  );
}

type FormProps = PanelProps & { isFolded?: boolean; isOpen?: boolean };

/** `isLate`: hydrated after the rest of the screen. */
export function Panel({ isLate, ...props }: FormProps & { isLate: boolean }) {
  const { panel, answer: result } = props;
  const own = result?.value?.panel === panel.id ? result : undefined;
  return (
    <LaterFields isLate={isLate}>
      <DraftBar slug="configuracoes" ids={props.id ? [props.id] : []} />
      <LocalAutosave<SettingsResult | Outcome>
        name={`settings ${panel.id}`}
        answer={own}
        again={(fields) => typedAgain(panel, fields)}
      >
        {(shown, again) => <PanelForm key={again} {...props} answer={shown} />}
      </LocalAutosave>
    </LaterFields>
  );
}

function typedAgain({ id, schemas }: SettingsPanel, fields: FormData): SettingsResult {
  const values = Object.entries(schemas).map(([name, schema]) => {
    return [name, readSetting(schema, fields, name).value] as const;
  });
  const typed = typedSettings(schemas, Object.fromEntries(values), fields);
  return { ok: false, value: { panel: id, errors: {}, typed } };
}

function PanelForm({ panel, saved, id, answer: own, origin, isFolded, isOpen }: FormProps) {
  const touched = useUnsavedUntil(own);
  const [words, setWords] = useState(saved.words);
  const isSaving = useNavigation().formData?.get("panel") === panel.id;
  const refused = useRefusal(own);
  const errors: Record<string, string[] | undefined> = refused?.errors ?? {};
  const values = refused?.typed?.values ?? saved.values;
  const traces = Object.fromEntries(panel.settings.map((one) => [one, valueHash(saved.values[one])]));
  const acts = (
    <>
      <PublishActions
        isBusy={isSaving}
        panel={panel.title}
        hasLanguages={Object.keys(words[DEFAULT_LOCALE]).some((word) =>
          panel.settings.some((one) => word === one || word.startsWith(`${one}.`)),
        )}
      />
      {panel.special !== "noPreview" && <PreviewButton isOneOfMany />}
    </>
  );
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      className={isFolded ? styles.inside : styles.panel}
      id={panel.id}
      aria-labelledby={`${panel.id}-title`}
      onInput={touched}
    >
      <h3 id={`${panel.id}-title`} className={isFolded ? type.visuallyHidden : styles.title}>
        {panel.title}
      </h3>
      <input type="hidden" name="panel" value={panel.id} />
      <ConflictPanel slug="configuracoes" id={id ?? null} isOpen={isOpen} answer={own} />
      <input type="hidden" name={TRACE_FIELD} value={JSON.stringify(traces)} />
      <PanelFields
        panel={panel}
        values={values}
        saved={saved}
        typed={refused?.typed?.words}
        typedRows={refused?.typed?.rows}
        errors={errors}
        onWords={setWords}
      />
      {panel.special === "seo" && <SeoPreview words={words} origin={origin} />}
      {isTall(panel) ? (
        <PublishBar className={styles.near}>{acts}</PublishBar>
      ) : (
        <div className={styles.actions}>{acts}</div>
      )}
    </Form>
  );
}

/** Stays until what was accepted after it has been read again: the answer arrives before. */
function useRefusal(own: PanelProps["answer"]): SettingsResult["value"] {
  const isRead = useNavigation().state === "idle";
  const answered = own?.ok === false ? own.value : undefined;
  const [shown, setShown] = useState(answered);
  const next = answered ?? (own?.ok && isRead ? undefined : shown);
  if (next !== shown) setShown(next);
  return next;
}

/** A choice is made far above the buttons. */
const isTall = ({ special }: SettingsPanel) => special === "colours" || special === "typefaces";
