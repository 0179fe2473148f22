import { Button } from "#app/ui/forms/button.tsx";
import type { Room } from "../../engine/room.ts";
import type { UserEdits } from "../../engine/simulation.ts";
import styles from "../studio.module.css";
import type { Studio } from "../use-studio.ts";
import { ConfidenceLine } from "./confidence-line.tsx";
import own from "./mark-bar.module.css";

export type Marking = {
  words: { tapFirst: string; measureFirst: string; measure: string; ready: string; use: string };
  onUse: (room: Room, hand: UserEdits) => void;
};

type MarkBarProps = { studio: Studio; marking: Marking; onMeasure: () => void };

export function MarkBar({ studio, marking, onMeasure }: MarkBarProps) {
  const { room, hand, progress } = studio;
  const { words, onUse } = marking;
  // Where it is doubtful a wall may have been taken for the floor.
  if (room?.mask?.wantsTap)
    return (
      <div className={styles.go}>
        <p>{words.tapFirst}</p>
      </div>
    );
  if (!room?.mask?.hasFloor) return null;
  const isMeasured = room.scale.origin !== "prior";
  return (
    <div className={styles.go}>
      {isMeasured && <ConfidenceLine {...{ studio, onMeasure }} />}
      <p className={own.words}>{isMeasured ? words.ready : words.measureFirst}</p>
      {isMeasured ? (
        <Button
          variant="solid"
          full
          icon="check"
          disabled={!progress.isDone || Boolean(progress.refusal)}
          onClick={() => onUse(room, hand)}
        >
          {words.use}
        </Button>
      ) : (
        <Button variant="solid" full onClick={onMeasure}>
          {words.measure}
        </Button>
      )}
    </div>
  );
}
