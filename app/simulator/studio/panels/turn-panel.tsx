import { Button } from "#app/ui/forms/button.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { turned } from "../../engine/placement.ts";
import type { Room } from "../../engine/room.ts";
import { DEGREE } from "../../engine/units.ts";
import { aligned, stepped } from "../rug-keys.ts";
import { type PanelProps, panelTitle } from "./panel-props.ts";
import styles from "./panels.module.css";

export function TurnPanel({ placement, texts, edit, room }: PanelProps & { room: Room | null }) {
  if (!placement || !room) return null;
  const words = texts.turn;
  const turn = (degrees: number) =>
    edit({ kind: "turn", id: placement.id, angle: turned(placement.angle + degrees * DEGREE) });
  const move = (ahead: number, left: number) => {
    const what = stepped(placement, [ahead, left]);
    if (what) edit(what);
  };
  return (
    <>
      <h2 id={panelTitle("turn")} className={styles.title}>
        {words.title}
      </h2>
      <div className={styles.row}>
        <Button onClick={() => turn(5)}>{words.left}</Button>
        <Button onClick={() => turn(-5)}>{words.right}</Button>
        <Button onClick={() => turn(90)}>{words.quarter}</Button>
        <Button onClick={() => edit(aligned(placement, room))}>{words.align}</Button>
      </div>
      <div className={styles.row}>
        <IconButton icon="arrow-back" framed aria-label={words.toLeft} onClick={() => move(0, 1)} />
        <IconButton icon="arrow-up" framed aria-label={words.farther} onClick={() => move(1, 0)} />
        <IconButton icon="arrow-down" framed aria-label={words.nearer} onClick={() => move(-1, 0)} />
        <IconButton icon="arrow" framed aria-label={words.toRight} onClick={() => move(0, -1)} />
      </div>
    </>
  );
}
