import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/forms/button.tsx";
import options from "#app/ui/forms/choices.module.css";
import { Notice } from "./content-notice.tsx";
import type { StepProps } from "./setup.admin.tsx";
import { CONTENTS } from "./setup.rules.ts";
import { setupTexts } from "./setup.texts.ts";
import styles from "./step-content.module.css";
import { StepForm } from "./step-form.tsx";
import { useStep } from "./use-step.ts";

const { content: texts } = setupTexts;

export function StepContent({ found: { content, progress }, answer: result }: StepProps) {
  const { valueIn } = useStep(result);
  const { formData } = useNavigation();
  const isFull = content.products + content.collections + content.others > 0;
  const isSeeded = isFull && progress.plantedAt !== "";
  const choices = isFull ? (["none"] as const) : CONTENTS;
  return (
    <>
      {isFull && (
        <Notice content={content} isSeeded={isSeeded}>
          {isSeeded && (
            <Form method="post" replace>
              <Button
                type="submit"
                name="intent"
                value="uproot"
                small
                busy={formData?.get("intent") === "uproot"}
              >
                {formData?.get("intent") === "uproot" ? texts.undoing : texts.undo}
              </Button>
            </Form>
          )}
        </Notice>
      )}
      <StepForm step="conteudo" heading={texts.heading} lead={texts.lead}>
        {isFull ? (
          <input type="hidden" name="content" value="none" />
        ) : (
          <fieldset className={options.choices}>
            <legend>{texts.legend}</legend>
            {choices.map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name="content"
                  value={choice}
                  defaultChecked={choice === valueIn("content", "none")}
                />
                <span className={styles.words}>
                  <b>{texts[choice]}</b>
                  <span>{texts.explained[choice]}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </StepForm>
    </>
  );
}
