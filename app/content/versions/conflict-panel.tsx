import { useEffect, useRef, useState } from "react";
import { Link, useFetchers, useNavigation } from "react-router";
import { useStoredBaseVersion } from "#app/content/autosave/stored-base-version.ts";
import { usePresence } from "#app/content/presence/use-presence.ts";
import { BASE_VERSION_FIELDS, choiceField } from "#app/i18n/base-version-fields.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import styles from "./conflict-panel.module.css";
import { Value } from "./difference.tsx";
import { useEditorFrame } from "./editor-frame.ts";
import type { ConflictResult, ConflictView, ValueView } from "./value-view.ts";
import { versionsTexts as texts } from "./versions.texts.ts";

type ConflictOutcome = Outcome<unknown> | undefined;

type ConflictPanelProps = {
  /** The kind's name in the history. */
  slug: string;
  /** Null while it is new, which nobody else can have open. */
  id: string | null;
  /** False while the form is folded: nobody is asked for then, because many may stand on one screen. */
  isOpen?: boolean;
  answer: ConflictOutcome;
};

/** Inside an editor's form: base version, other editors, conflicts with choices, link to the history. */
export function ConflictPanel({ slug, id, isOpen = true, answer: result }: ConflictPanelProps) {
  const version = useBaseVersion(result);
  const { isOffice } = useEditorFrame();
  const { others, savedBy, isSelf } = usePresence(slug, isOpen ? id : null, version);
  const conflict = conflictResultIn(result)?.conflict;
  const began = version !== null && (
    <input type="hidden" name={BASE_VERSION_FIELDS.version} value={version} />
  );
  if (!id && !conflict) return began;
  return (
    <div className={styles.together}>
      {began}
      <p role="status" className={styles.others}>
        {others.length > 0 && <span>{texts.alsoOpen(others)}</span>}
        {savedBy && <span>{isSelf ? texts.savedBySelf : texts.savedMeanwhile(savedBy)}</span>}
      </p>
      {id && isOffice && (
        <Link to={`/admin/historico/${slug}/${id}`} className={styles.history}>
          <Icon name="undo" small />
          {texts.history}
        </Link>
      )}
      {conflict && <Conflict key={conflict.version} conflict={conflict} />}
    </div>
  );
}

function conflictResultIn(result: ConflictOutcome): ConflictResult | undefined {
  return result?.value as ConflictResult | undefined;
}

const useShownVersion = (): number | null => useEditorFrame().version;

/** The answer arrives before the loaders have run again; what a fetcher sends is no navigation. */
const useIsIdle = (): boolean => [useNavigation(), ...useFetchers()].every(({ state }) => state === "idle");

/** Runs once for every successful save, after its result is shown. */
function useSaved(result: ConflictOutcome, onSaved: () => void): void {
  const [seen, setSeen] = useState(result);
  const isIdle = useIsIdle();
  if (result === seen || !isIdle) return;
  setSeen(result);
  if (result?.ok) onSaved();
}

/** Base version of the form; after a save, the new one. */
function useBaseVersion(result: ConflictOutcome): number | null {
  const shown = useShownVersion();
  const kept = useStoredBaseVersion();
  const [baseVersion, setBaseVersion] = useState(kept ?? shown);
  useSaved(result, () => setBaseVersion(shown));
  return baseVersion;
}

/** Remount key: changes when what was saved may not be what was typed: somebody else saved too, or was asked about. */
export function useFreshKey(result: ConflictOutcome): string {
  const shown = useShownVersion() ?? 0;
  const [before, setBefore] = useState(shown);
  const [wasAsked, setAsked] = useState(false);
  const [key, setKey] = useState(0);
  const isAsked = Boolean(conflictResultIn(result)?.conflict);
  if (isAsked && !wasAsked) setAsked(true);
  useSaved(result, () => {
    setBefore(shown);
    setAsked(false);
    // One's own save is one version.
    if (wasAsked || shown > before + 1) setKey((count) => count + 1);
  });
  return String(key);
}

function Conflict({ conflict: { version, fields } }: { conflict: ConflictView }) {
  const question = useRef<HTMLElement>(null);
  useEffect(() => {
    // scrollIntoView may return a promise, which must not become an effect's cleanup.
    void question.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section ref={question} className={styles.conflict} role="alert" aria-labelledby="conflict-title">
      <input type="hidden" name={BASE_VERSION_FIELDS.seen} value={version} />
      <h3 id="conflict-title" className={styles.title}>
        {texts.conflictTitle}
      </h3>
      <p>{texts.conflictLead}</p>
      {fields.map((field) => (
        <ConflictingField key={choiceField(field)} field={field} />
      ))}
    </section>
  );
}

function ConflictingField({ field }: { field: ConflictView["fields"][number] }) {
  const name = choiceField(field);
  return (
    <fieldset className={styles.field}>
      <legend>
        {texts.languages[field.locale]}: {field.label}
      </legend>
      <Side name={name} value="theirs" label={texts.theirs} shown={field.before} />
      <Side name={name} value="mine" label={texts.mine} shown={field.after} />
    </fieldset>
  );
}

function Side({
  name,
  value,
  label,
  shown,
}: {
  name: string;
  value: string;
  label: string;
  shown: ValueView;
}) {
  return (
    <div className={styles.side} data-must-be-seen>
      <label>
        <input type="radio" name={name} value={value} required />
        {label}
      </label>
      <Value value={shown} />
    </div>
  );
}
