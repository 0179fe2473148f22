import { useNavigation } from "react-router";
import { PanelForm } from "#app/features/settings/fields/panel-frame.tsx";
import panel from "#app/features/settings/fields/settings-panel.module.css";
import type { FieldErrors } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { mailServerTexts } from "./mail-server.texts.ts";

const { limit: texts, saving } = mailServerTexts;

type LetterLimitPanelProps = {
  perHour: number;
  typed?: Record<string, string>;
  errors?: FieldErrors;
  onTyped: () => void;
};

export function LetterLimitPanel({ perHour, typed, errors, onTyped }: LetterLimitPanelProps) {
  const isSaving = useNavigation().formData?.get("intent") === "limit";
  return (
    <PanelForm id="letter-limit-heading" heading={texts.heading} onInput={onTyped}>
      <p className={panel.note}>{texts.lead}</p>
      <TextField
        id="letter-limit"
        name="perHour"
        inputMode="numeric"
        label={texts.label}
        help={texts.help}
        defaultValue={typed?.perHour ?? String(perHour)}
        error={errors?.perHour?.[0]}
      />
      <div>
        <Button type="submit" name="intent" value="limit" busy={isSaving}>
          {isSaving ? saving : texts.save}
        </Button>
      </div>
    </PanelForm>
  );
}
