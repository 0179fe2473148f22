import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { FIRST_STEPS, type FirstStep } from "#app/features/settings/first-steps.rules.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type from "#app/ui/layout/type.module.css";
import { pathOfStep, STEP_HEADING } from "./setup.rules.ts";
import { setupTexts as texts } from "./setup.texts.ts";
import styles from "./step-frame.module.css";

type StepFrameProps = { step: FirstStep; done: readonly FirstStep[]; children: ReactNode };

export function StepFrame({ step, done, children }: StepFrameProps) {
  const place = FIRST_STEPS.indexOf(step) + 1;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current !== place) document.getElementById(STEP_HEADING)?.focus();
    shown.current = place;
  }, [place]);
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <nav aria-label={texts.progress} className={styles.steps}>
        <p className={styles.place}>{texts.place(place, FIRST_STEPS.length, texts.steps[step])}</p>
        <ol>
          {FIRST_STEPS.map((one) => (
            <li key={one} data-done={done.includes(one) || undefined}>
              <Link to={pathOfStep(one)} aria-current={one === step ? "step" : undefined}>
                <span>{texts.steps[one]}</span>
                {done.includes(one) && (
                  <>
                    <Icon name="check" small />
                    <span className={type.visuallyHidden}>, {texts.done}</span>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </>
  );
}
