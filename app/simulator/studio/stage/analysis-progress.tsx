import { Icon } from "#app/ui/layout/icon.tsx";
import type { Simulation } from "../../engine/simulation.ts";
import type { SimulatorTexts } from "../../simulator.texts.ts";
import type { Progress } from "../use-simulation.ts";
import styles from "./analysis-progress.module.css";

type AnalysisProgressProps = { simulation: Simulation; progress: Progress; texts: SimulatorTexts };

export function AnalysisProgress({ simulation, progress, texts }: AnalysisProgressProps) {
  const words = texts.looking;
  const steps = [
    { is: progress.display !== null, name: words.photo },
    // Nothing is looked for where the camera is given.
    ...(progress.lines === 0 ? [] : [{ is: progress.lines !== null, name: words.lines(progress.lines) }]),
    { is: simulation.camera !== null, name: words.camera },
    { is: simulation.mask !== null, name: words.mask },
    { is: simulation.light !== null, name: words.light },
  ].filter(({ is }, place, all) => is || all.slice(0, place).every((earlier) => earlier.is));
  return (
    // What is found is said alone, not with all that was found before.
    <div className={styles.looking} role="status" aria-atomic="false">
      <h2 className={styles.lookingTitle}>{words.title}</h2>
      <ul>
        {steps.map(({ is, name }) => (
          <li key={name} data-found={is || undefined}>
            {is ? <Icon name="check" small /> : <span className={styles.thread} />}
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
