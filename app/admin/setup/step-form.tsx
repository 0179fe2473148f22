import { type ReactNode, useState } from "react";
import { Form, useActionData, useLocation, useNavigation } from "react-router";
import type { FirstStep } from "#app/features/settings/first-steps.rules.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { classes } from "#app/ui/classes.ts";
import { useUnsavedGuard } from "#app/ui/dialogs/unsaved.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { isAssistant, pathOfStep, STEP_HEADING, stepAfter, stepBefore } from "./setup.rules.ts";
import { setupTexts as texts } from "./setup.texts.ts";
import styles from "./step-form.module.css";

type StepFormProps = {
  step: FirstStep;
  heading: string;
  lead?: string;
  isWide?: boolean;
  /** Set for changes without input events. */
  isTouched?: boolean;
  children: ReactNode;
};

export function StepForm({ step, heading, lead, isWide, isTouched = false, children }: StepFormProps) {
  const [isDirty, setDirty] = useState(false);
  const { state, formData } = useNavigation();
  const isSaving = state !== "idle" && formData !== undefined;
  const isOwn = !isAssistant(useLocation().pathname);
  const result = useActionData<Outcome>();
  const [seen, setSeen] = useState(result);
  if (result !== seen) {
    setSeen(result);
    if (result?.ok) setDirty(false);
  }
  useUnsavedGuard((isDirty || isTouched) && !isSaving);
  return (
    <Form
      method="post"
      replace
      noValidate
      className={styles.form}
      aria-labelledby={STEP_HEADING}
      onInput={() => setDirty(true)}
    >
      <div className={classes(styles.fields, isWide && styles.wide)}>
        <h3 id={STEP_HEADING} tabIndex={-1} className={styles.heading}>
          {heading}
        </h3>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      <div className={styles.ways}>
        <Button type="submit" variant="solid" busy={isSaving} data-main-act>
          {isOwn && (isSaving ? texts.own.saving : texts.own.save)}
          {!isOwn && (isSaving ? texts.saving : texts.next)}
        </Button>
        {!isOwn && <WaysOn step={step} />}
      </div>
    </Form>
  );
}

function WaysOn({ step }: { step: FirstStep }) {
  const before = stepBefore(step);
  return (
    <>
      <ButtonRoute to={pathOfStep(stepAfter(step))}>{texts.skip}</ButtonRoute>
      {before ? (
        <ButtonRoute to={pathOfStep(before)} icon="arrow-back">
          {texts.back}
        </ButtonRoute>
      ) : (
        <TextButton type="submit" name="intent" value="later">
          {texts.later}
        </TextButton>
      )}
    </>
  );
}
