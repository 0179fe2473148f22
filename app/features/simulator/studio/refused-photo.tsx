import { Button } from "#app/ui/button.tsx";
import type { SimulatorTexts } from "../simulator.texts.ts";
import type { Refusal } from "../vision/vision-messages.ts";
import styles from "./analysis-progress.module.css";
import { SAMPLE_ROOMS } from "./sample-rooms.ts";

type RefusedPhotoProps = { reason: Refusal; texts: SimulatorTexts; onOther: () => void };

const ABOUT_THE_PICTURE: readonly Refusal[] = ["no-floor", "panorama"];

export function RefusedPhoto({ reason, texts, onOther }: RefusedPhotoProps) {
  const words = texts.refusals;
  // Of a file that cannot be read nobody knows how it was taken.
  const isOfPicture = ABOUT_THE_PICTURE.includes(reason);
  const examples = SAMPLE_ROOMS.slice(0, 2);
  return (
    <div className={styles.refused} role="alert">
      <h2 className={styles.lookingTitle}>{words.title}</h2>
      <p>{words[reason]}</p>
      {isOfPicture && (
        <>
          <ul className={styles.advice}>
            {words.advice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <figure className={styles.examples}>
            {examples.map(({ id, small }) => (
              <img key={id} src={small} alt="" width={360} height={270} />
            ))}
            <figcaption>{words.example}</figcaption>
          </figure>
        </>
      )}
      <Button variant="solid" icon="camera" onClick={onOther}>
        {words.other}
      </Button>
    </div>
  );
}
