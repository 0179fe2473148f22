import { type ReactNode, useEffect, useRef, useState } from "react";
import { autosaveKey } from "#app/accounts/autosave-name.ts";
import type { AutosavedForm } from "#app/accounts/autosaved.client.ts";
import { useFreshKey } from "#app/content/versions/conflict-panel.tsx";
import { useEditorFrame } from "#app/content/versions/editor-frame.ts";
import { formatTimeOrDay } from "#app/i18n/format-date-time.ts";
import { textHash } from "#app/i18n/translated-words.ts";
import { FormUploads } from "#app/media/upload/form-uploads.tsx";
import type { Outcome } from "#app/platform/outcome.ts";
import { KeepInput } from "#app/ui/dialogs/unsaved.ts";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { autosaveTexts as texts } from "./autosave.texts.ts";
import { baseVersionOf, fieldsOf, formIn, typedAgain } from "./autosaved-form.ts";
import styles from "./local-autosave.module.css";
import { StoredBaseVersion } from "./stored-base-version.ts";
import { type AutosaveState, type Sender, useAutosave } from "./use-autosave.ts";

type LocalAutosaveProps<Answer> = {
  /** Identifies what is edited, not the address. */
  name: string;
  answer: Answer | undefined;
  sender?: Sender;
  onRestored?: () => void;
  /** Builds the answer of a refused form from restored fields; default: typedAgain. */
  again?: (fields: FormData) => NonNullable<Answer>;
  /** A changed `key` remounts the form. */
  children: (result: Answer | undefined, key: string) => ReactNode;
};

/** Keeps unsaved input in localStorage, and restores it when the form is opened again. */
export function LocalAutosave<Answer extends Outcome<unknown>>(props: LocalAutosaveProps<Answer>) {
  const { name, answer: result, sender, onRestored, again, children } = props;
  const account = useEditorFrame().email;
  const container = useRef<HTMLDivElement>(null);
  const fresh = useFreshKey(result);
  const key = autosaveKey(textHash(account), name);
  const autosave = useAutosave({ container, name: key, answer: result, fresh, sender });
  const { restored, edition } = autosave;
  /** No longer shown. */
  const [former, setFormer] = useState<Answer>();
  const current = result === former ? undefined : result;
  const discard = () => {
    setFormer(result);
    autosave.discard();
  };
  const restore = () => {
    setFormer(result);
    autosave.restore();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: report each one once
  useEffect(() => {
    if (!restored) return;
    onRestored?.();
    formIn(container.current)?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [restored]);
  const shown = current ?? (restored ? ((again ?? typedAgain)(fieldsOf(restored)) as Answer) : undefined);
  return (
    <div ref={container} className={styles.container}>
      <AutosaveNote autosave={{ ...autosave, restore, discard }} />
      <StoredBaseVersion value={restored ? baseVersionOf(restored) : null}>
        <FormUploads>
          <KeepInput value={autosave.keep}>{children(shown, `${fresh} ${edition}`)}</KeepInput>
        </FormUploads>
      </StoredBaseVersion>
    </div>
  );
}

function AutosaveNote({ autosave: { restored, offered, restore, discard } }: { autosave: AutosaveState }) {
  const kept = restored ?? offered;
  return (
    <div role="status">
      {kept && (
        <p className={styles.note}>
          <span>{(restored ? texts.restored : texts.offered)(momentOf(kept))}</span>
          {offered && <TextButton onClick={restore}>{texts.show}</TextButton>}
          <TextButton onClick={discard}>{texts.discard}</TextButton>
        </p>
      )}
    </div>
  );
}

const momentOf = ({ at }: AutosavedForm) => formatTimeOrDay(new Date(at), new Date());
