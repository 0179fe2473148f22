import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatMoment } from "#app/i18n/format-moment.ts";
import { textHash } from "#app/i18n/translated-words.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { useEditorFrame } from "#app/shell/versions/editor-frame.ts";
import { TextButton } from "#app/ui/text-link.tsx";
import { autosaveTexts as texts } from "./autosave.texts.ts";
import { autosaveKey } from "./autosave-name.ts";
import type { AutosavedForm } from "./autosaved.client.ts";
import { baseVersionOf, fieldsOf, formIn, typedAgain } from "./autosaved-form.ts";
import styles from "./local-autosave.module.css";
import { StoredBaseVersion } from "./stored-base-version.ts";
import { type Typing, useAutosave } from "./use-autosave.ts";

type LocalAutosaveProps<Answer> = {
  /** Which form: what is edited, not where. */
  name: string;
  answer: Answer | undefined;
  /** Whether it is on its way, for a form that is no navigation. */
  isSending?: boolean;
  /** What was typed is there again. */
  onRestored?: () => void;
  /** How a form that came back refused holds what was typed; what is usual when left out. */
  again?: (fields: FormData) => NonNullable<Answer>;
  /** The form. With another `key` it begins anew. */
  children: (answer: Answer | undefined, key: string) => ReactNode;
};

/**
 * Around a form of content: what is typed stays on this device until it is saved, through a closed window, a lost
 * connection or an empty battery, and is there when the form is opened again.
 */
export function LocalAutosave<Answer extends Outcome<unknown>>(props: LocalAutosaveProps<Answer>) {
  const { name, answer, isSending, onRestored, again, children } = props;
  const account = useEditorFrame().email;
  const room = useRef<HTMLDivElement>(null);
  const typing = useAutosave({ room, name: autosaveKey(textHash(account), name), answer, isSending });
  const { restored, edition } = typing;
  const [discarded, setDiscarded] = useState<Answer>();
  const current = answer === discarded ? undefined : answer;
  const discard = () => {
    setDiscarded(answer);
    typing.discard();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: report each one once
  useEffect(() => {
    if (!restored) return;
    onRestored?.();
    // The editor learns that something in it is not saved.
    formIn(room.current)?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [restored]);
  const shown = current ?? (restored ? ((again ?? typedAgain)(fieldsOf(restored)) as Answer) : undefined);
  return (
    <div ref={room} className={styles.room}>
      <AutosaveNote typing={{ ...typing, discard }} />
      <StoredBaseVersion value={restored ? baseVersionOf(restored) : null}>
        {children(shown, String(edition))}
      </StoredBaseVersion>
    </div>
  );
}

function AutosaveNote({ typing: { restored, offered, restore, discard } }: { typing: Typing }) {
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

const momentOf = ({ at }: AutosavedForm) => formatMoment(new Date(at), new Date());
