import { useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { inboxTexts as texts } from "../inbox.texts.ts";
import styles from "./request-message.module.css";

/** More than seven lines at any width: what is longer would push the ways to answer out of sight. */
const LONG_CHARACTERS = 440;
const LONG_LINES = 8;

export function RequestMessage({ message, lang }: { message: string; lang: string }) {
  const isLong = message.length > LONG_CHARACTERS || message.split("\n").length > LONG_LINES;
  const [isFolded, setFolded] = useState(isLong);
  return (
    <div>
      <blockquote className={classes(styles.message, isFolded && styles.folded)} lang={lang}>
        {message}
      </blockquote>
      {isLong && (
        <TextButton className={styles.whole} aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? texts.request.whole : texts.request.beginning}
        </TextButton>
      )}
    </div>
  );
}
