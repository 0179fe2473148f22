import { classes } from "#app/ui/classes.ts";
import styles from "./error-illustration.module.css";

const STEM_X = [69, 196, 305, 563, 664, 792, 901, 1029, 1156];

/** Index of the broken thread: 404 the seventh, 500 the eighth. */
const BREAKS = {
  lost: {
    x: 901,
    above: "M901 0V352c0 40 46 36 44 72s-62 34-58 78 78 22 66 66-70 18-84 52",
    below: "M901 1200V690c0-16 6-22 12-30",
  },
  fault: {
    x: 1029,
    above: "M1029 0V300c0 40-40 44-40 84s70 30 66 78-80 26-72 74",
    below: "M1029 1200V640c0-18-8-24-16-34",
  },
} as const;

export function ErrorIllustration({ of }: { of: keyof typeof BREAKS }) {
  const broken = BREAKS[of];
  return (
    <svg
      className={classes(styles.threads, styles[of])}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      {STEM_X.filter((x) => x !== broken.x).map((x) => (
        <path key={x} d={`M${x} 0V1200`} />
      ))}
      <path className={styles.broken} d={broken.above} />
      <path className={styles.broken} d={broken.below} />
    </svg>
  );
}
