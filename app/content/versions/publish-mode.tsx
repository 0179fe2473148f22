import { Segmented } from "#app/ui/forms/segmented.tsx";
import { draftsTexts as texts } from "./drafts.texts.ts";
import styles from "./publish-actions.module.css";

type PublishModeProps = { label: string; isDraft: boolean; onDraft: (isDraft: boolean) => void };

/** For screens without a form, where each act is saved at once. */
export function PublishMode({ label, isDraft, onDraft }: PublishModeProps) {
  return (
    <div className={styles.mode}>
      <span aria-hidden="true">{label}</span>
      <Segmented
        label={label}
        name="publish-mode"
        value={isDraft ? "draft" : "publish"}
        options={[
          { value: "publish", label: texts.publish },
          { value: "draft", label: texts.save },
        ]}
        onChange={(mode) => onDraft(mode === "draft")}
      />
    </div>
  );
}
