import { useState } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { BASIS_FIELDS, choiceField } from "#app/i18n/basis-fields.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Value } from "./difference.tsx";
import styles from "./together.module.css";
import { usePresence } from "./use-presence.ts";
import type { ClashView, FieldDifference, TogetherAnswer, ValueView } from "./value-view.ts";
import { versionsTexts as texts } from "./versions.texts.ts";

type Answer = Outcome<unknown> | undefined;

type TogetherProps = {
  /** What the history calls this kind of thing. */
  slug: string;
  /** Null while it is new: then nobody else can have it. */
  id: string | null;
  answer: Answer;
};

/**
 * Inside an editor's form: what it began with, who else has it open, what two changed alike with a choice for each,
 * and the way to its history.
 */
export function Together({ slug, id, answer }: TogetherProps) {
  const version = useBasis(answer);
  const { others, savedBy, isSelf } = usePresence(slug, id, version);
  const clash = togetherIn(answer)?.clash;
  const began = version !== null && <input type="hidden" name={BASIS_FIELDS.version} value={version} />;
  if (!id) return began;
  return (
    <div className={styles.together}>
      {began}
      <p role="status" className={styles.others}>
        {others.length > 0 && <span>{texts.alsoOpen(others)}</span>}
        {savedBy && <span>{isSelf ? texts.savedBySelf : texts.savedMeanwhile(savedBy)}</span>}
      </p>
      <Link to={`/admin/historico/${slug}/${id}`} className={styles.history}>
        <Icon name="undo" small />
        {texts.history}
      </Link>
      {clash && <Clash key={clash.version} clash={clash} />}
    </div>
  );
}

function togetherIn(answer: Answer): TogetherAnswer | undefined {
  return answer?.value as TogetherAnswer | undefined;
}

/** The version that the form began with; after its own saving, the one that it then shows. */
function useBasis(answer: Answer): number | null {
  const shown = useRouteLoaderData<{ version: number | null }>("shell/admin-layout")?.version ?? null;
  const [basis, setBasis] = useState(shown);
  const [seen, setSeen] = useState(answer);
  if (answer !== seen) {
    setSeen(answer);
    if (answer?.ok) setBasis(shown);
  }
  return basis;
}

/** Changes when a saving kept what somebody else had changed: an editor with this key then begins anew with it. */
export function useFreshKey(answer: Answer): string {
  const [key, setKey] = useState("");
  const merged = togetherIn(answer)?.merged;
  if (merged && merged !== key) setKey(merged);
  return key;
}

function Clash({ clash: { version, fields } }: { clash: ClashView }) {
  return (
    <section className={styles.clash} role="alert" aria-labelledby="clash-title">
      <input type="hidden" name={BASIS_FIELDS.seen} value={version} />
      <h3 id="clash-title" className={styles.title}>
        {texts.clashTitle}
      </h3>
      <p>{texts.clashLead}</p>
      {fields.map((field) => (
        <ClashedField key={`${field.locale} ${field.field}`} field={field} />
      ))}
    </section>
  );
}

function ClashedField({ field }: { field: FieldDifference }) {
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
    <div className={styles.side}>
      <label>
        <input type="radio" name={name} value={value} required />
        {label}
      </label>
      <Value value={shown} />
    </div>
  );
}
