import { classes } from "../classes.ts";
import { Icon } from "../layout/icon.tsx";
import styles from "./saved-note.module.css";

type SavedNoteProps = {
  state: "untouched" | "saving" | "saved" | "failed";
  note: string | undefined;
};

export function SavedNote({ state, note }: SavedNoteProps) {
  const icon = { untouched: undefined, saving: "retry", saved: "check", failed: "warning" } as const;
  const drawn = icon[state];
  return (
    <span role="status" className={classes(styles.note, state === "failed" && styles.failed)}>
      {drawn && <Icon name={drawn} small />}
      {note}
    </span>
  );
}
