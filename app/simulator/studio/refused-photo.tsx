import type { ReactNode } from "react";
import { Button } from "#app/ui/forms/button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { SimulatorTexts } from "../simulator.texts.ts";
import type { Refusal } from "../vision/vision-messages.ts";
import { SAMPLE_ROOMS } from "./sample-rooms.ts";
import styles from "./stage/analysis-progress.module.css";

type RefusedPhotoProps = {
  reason: Refusal;
  texts: SimulatorTexts;
  samples: ReactNode;
  /** How far the opening of a sample room is. */
  note: string;
  onLeave: () => void;
};

const ABOUT_THE_PICTURE: readonly Refusal[] = ["no-floor", "panorama"];

export function RefusedPhoto({ reason, texts, samples, note, onLeave }: RefusedPhotoProps) {
  const words = texts.refusals;
  // Of a file that cannot be read nobody knows how it was taken.
  const isOfPicture = ABOUT_THE_PICTURE.includes(reason);
  const examples = SAMPLE_ROOMS.slice(0, 2);
  return (
    <div className={styles.refused}>
      <TextButton icon="arrow-back" onClick={onLeave}>
        {texts.top.back}
      </TextButton>
      <div role="alert">
        <h2 className={styles.lookingTitle}>{words.title}</h2>
        <p>{words[reason]}</p>
      </div>
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
      <Button variant="solid" icon="camera" onClick={onLeave}>
        {words.other}
      </Button>
      <p role="status">{note}</p>
      {samples}
    </div>
  );
}
