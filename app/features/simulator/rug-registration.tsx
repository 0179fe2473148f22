import { useState } from "react";
import { useNavigate } from "react-router";
import { useUnsavedGuard } from "#app/ui/unsaved.ts";
import type { PanelAnswer } from "./panel-answer.ts";
import type { ShownRugs } from "./panel-data.server.ts";
import { RugDesignEditor } from "./rug-design-editor.tsx";
import { RugDesignRows } from "./rug-design-rows.tsx";
import { newRugDesign, type RugDesignDraft } from "./rug-designs.rules.ts";
import { RugPreview } from "./rug-preview.tsx";
import styles from "./rug-registration.module.css";
import { simulatorAdminTexts } from "./simulator-admin.texts.ts";

const texts = simulatorAdminTexts.editor;

type RugRegistrationProps = { rugs: ShownRugs; answer: PanelAnswer | undefined };

/** The form at the left; at the right what it makes of a room, and every rug that was saved. */
export function RugRegistration({ rugs, answer }: RugRegistrationProps) {
  const [draft, setDraft] = useDraft(rugs.draft, answer);
  const navigate = useNavigate();
  const isTouched = JSON.stringify(draft) !== JSON.stringify(rugs.draft);
  useUnsavedGuard(isTouched, "tapete", "aba");

  /** A saved design is let go of with its address, so that it can be opened again. */
  function clear() {
    if (rugs.draft.id) void navigate("/simulador-admin", { replace: true, preventScrollReset: true });
    else setDraft(newRugDesign());
  }

  return (
    <div className={styles.pair}>
      <RugDesignEditor
        draft={draft}
        onChange={setDraft}
        onClear={clear}
        clearWord={draft.id ? texts.cancel : texts.clear}
        products={rugs.products}
        answer={answer?.ok ? undefined : answer?.value?.form}
      />
      <div className={styles.side}>
        <section aria-labelledby="rug-preview">
          <h2 id="rug-preview" className={styles.label}>
            {texts.preview}
          </h2>
          <RugPreview draft={draft} />
        </section>
        <RugDesignRows designs={rugs.designs} />
      </div>
    </div>
  );
}

/** What is being typed. It gives way when another design is opened, and is empty again when one was saved. */
function useDraft(opened: RugDesignDraft, answer: PanelAnswer | undefined) {
  const [draft, setDraft] = useState(opened);
  const [base, setBase] = useState(opened);
  const [seen, setSeen] = useState(answer);
  const isOther = JSON.stringify(base) !== JSON.stringify(opened);
  const isSaved = seen !== answer && answer?.value?.savedId !== undefined;
  if (seen !== answer) setSeen(answer);
  if (isOther) setBase(opened);
  if (isOther || isSaved) setDraft(opened.id ? opened : newRugDesign());
  return [draft, setDraft] as const;
}
