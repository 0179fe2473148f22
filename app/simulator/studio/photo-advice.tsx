import type { SimulatorTexts } from "../simulator.texts.ts";
import { SAMPLE_ROOMS } from "./sample-rooms.ts";
import styles from "./stage/analysis-progress.module.css";

/** How a room is photographed, with two examples. */
export function PhotoAdvice({ texts }: { texts: SimulatorTexts }) {
  const words = texts.refusals;
  return (
    <>
      <ul className={styles.advice}>
        {words.advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <figure className={styles.examples}>
        {SAMPLE_ROOMS.slice(0, 2).map(({ id, small }) => (
          <img key={id} src={small} alt="" width={360} height={270} />
        ))}
        <figcaption>{words.example}</figcaption>
      </figure>
    </>
  );
}
