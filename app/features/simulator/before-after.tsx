import type from "#app/ui/type.module.css";
import after from "./before-after/after.webp";
import before from "./before-after/before.webp";
import styles from "./before-after.module.css";

/** Places of the divide, from the room without the rug to the whole rug. */
const STOPS = [0, 20, 40, 60, 80, 100];
const FIRST_STOP = 60;

const SIZE = { width: 1200, height: 900 };

type BeforeAfterProps = {
  words: { label: string; caption: string; stop: (percent: number) => string };
};

/**
 * A room as it was photographed, and what the simulator made of it. The divide between them is a row of radios, one a strip
 * of the picture: it follows the pointer, a finger and the arrow keys without script.
 */
export function BeforeAfter({ words }: BeforeAfterProps) {
  return (
    <figure className={styles.figure}>
      <fieldset className={styles.pictures}>
        <legend className={type.visuallyHidden}>{words.label}</legend>
        <img src={before} alt="" {...SIZE} fetchPriority="high" />
        <img src={after} alt={words.caption} {...SIZE} className={styles.after} />
        <i className={styles.divide} />
        <div className={styles.strips}>
          {STOPS.map((percent) => (
            <label key={percent}>
              <input
                type="radio"
                name="divide"
                value={percent}
                defaultChecked={percent === FIRST_STOP}
                aria-label={words.stop(percent)}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <figcaption className={type.label}>{words.caption}</figcaption>
    </figure>
  );
}
