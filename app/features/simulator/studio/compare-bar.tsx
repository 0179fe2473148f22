import { Button } from "#app/ui/button.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import type { SimulatorRug } from "../simulator-rug.ts";
import { namedSize } from "./named-size.ts";
import panels from "./panels.module.css";
import styles from "./studio.module.css";
import { useSheetFocus } from "./use-sheet-focus.ts";
import type { Studio } from "./use-studio.ts";

type CompareBarProps = { studio: Studio; rugs: SimulatorRug[] };

/** Which rug lies at the right, and which of the two stays. */
export function CompareBar({ studio, rugs }: CompareBarProps) {
  const { texts, rug, size, two } = studio;
  const { other, second } = two;
  const sheet = useSheetFocus();
  const words = texts.two;
  if (!rug || !other || !second) return null;
  return (
    <section ref={sheet} tabIndex={-1} className={styles.manual} aria-labelledby="studio-two">
      <h2 id="studio-two" className={styles.sheetTitle}>
        {words.title}
      </h2>
      <p>
        {words.left(rug.name, size)} {words.right(other.name, namedSize(other, second))}
      </p>
      <ul className={panels.strip} aria-label={words.choose}>
        {rugs
          .filter(({ id }) => id !== rug.id)
          .map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-pressed={one.id === other.id}
                className={panels.model}
                onClick={() => two.choose(one)}
              >
                <img src={one.thumb} alt="" loading="lazy" />
                <b>{one.name}</b>
              </button>
            </li>
          ))}
      </ul>
      <div className={styles.manualActions}>
        <Button variant="solid" icon="check" onClick={two.keepSecond}>
          {words.keep(other.name)}
        </Button>
        <TextButton onClick={two.stop}>{words.keep(rug.name)}</TextButton>
      </div>
    </section>
  );
}
