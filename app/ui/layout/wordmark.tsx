import type { CSSProperties } from "react";
import { classes } from "../classes.ts";
import styles from "./wordmark.module.css";
import { WORDMARK_DRAWINGS } from "./wordmark-drawings.ts";

const DRAWN_NAME = "urdume";

/** The drawing's nine stems, as fractions of its width. */
export const STEMS = [0.01535, 0.11005, 0.19146, 0.38347, 0.4587, 0.5534, 0.63481, 0.72975, 0.82468] as const;

type WordmarkProps = {
  name: string;
  /** Replaces the wordmark. */
  logo?: string;
  /** A logo of one colour is drawn in the text's colour. */
  isPlain?: boolean;
  /** `regular` for the header, `display` for full width. */
  drawing?: keyof typeof WORDMARK_DRAWINGS;
  className?: string;
};

export function Wordmark({ name, logo, isPlain, drawing = "regular", className }: WordmarkProps) {
  if (logo && isPlain) return <PlainLogo name={name} logo={logo} className={className} />;
  if (logo) return <img src={logo} alt={name} className={className} />;
  if (name.toLowerCase() !== DRAWN_NAME) return <TypesetMark name={name} className={className} />;
  const { viewBox, letters } = WORDMARK_DRAWINGS[drawing];
  return (
    <svg className={classes(styles.mark, className)} viewBox={viewBox} role="img" aria-label={name}>
      <path d={letters} />
    </svg>
  );
}

/** The picture is used as a mask over the text's colour, and gives the size. */
function PlainLogo({ name, logo, className }: { name: string; logo: string; className?: string }) {
  return (
    <span
      className={classes(styles.plain, className)}
      style={{ "--logo": `url("${logo}")` } as CSSProperties}
    >
      <img src={logo} alt={name} />
    </span>
  );
}

/** Units per letter, enough for the widest; `textLength` fits the word to the box. */
const LETTER_WIDTH = 470;

function TypesetMark({ name, className }: { name: string; className?: string }) {
  const width = Math.max(3, name.length) * LETTER_WIDTH;
  return (
    <svg
      className={classes(styles.mark, className)}
      viewBox={`0 -770 ${width} 786`}
      role="img"
      aria-label={name}
    >
      <text className={styles.typeset} textLength={width} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}
