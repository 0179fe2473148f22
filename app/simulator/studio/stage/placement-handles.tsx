import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { projectionOf } from "../../engine/camera.ts";
import { cornersOf, turned } from "../../engine/placement.ts";
import type { Room } from "../../engine/room.ts";
import type { Edit, Placement } from "../../engine/simulation.ts";
import type { SimulatorTexts } from "../../simulator.texts.ts";
import type { SimulatorRug } from "../../simulator-rug.ts";
import { editOfKey } from "../rug-keys.ts";
import type { Box } from "./fit-photo.ts";
import styles from "./stage.module.css";

type PlacementHandlesProps = {
  box: Box;
  room: Room;
  rug: Placement;
  design: SimulatorRug;
  size: string;
  texts: SimulatorTexts;
  edit: (what: Edit, isContinued?: boolean) => void;
};

/** The centre handles keys, corners rotate. */
export function PlacementHandles({ box, room, rug, design, size, texts, edit }: PlacementHandlesProps) {
  const keys = useId();
  const turning = useRef<{ from: number; angle: number; hasEdited: boolean } | null>(null);
  const projection = projectionOf(room.camera.camera);
  const scale = box.width / room.photo.width;
  const corners = cornersOf(rug).map(([x, y]) => projection.toPicture(x, y));
  const middle = projection.toPicture(rug.x, rug.y);
  if (!middle) return null;
  const place = ([x, y]: readonly [number, number]) => ({ left: x * scale, top: y * scale });
  const outline = corners.every((corner) => corner !== null)
    ? corners.map(([x, y]) => `${x * scale},${y * scale}`).join(" ")
    : null;

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) return;
    const what = editOfKey(event, rug, design, room);
    if (!what) return;
    event.preventDefault();
    edit(what, event.repeat);
  }

  function angleUnder(event: PointerEvent): number | null {
    const area = event.currentTarget.parentElement?.getBoundingClientRect();
    const floor =
      area && projection.toFloor((event.clientX - area.left) / scale, (event.clientY - area.top) / scale);
    return floor ? Math.atan2(floor[1] - rug.y, floor[0] - rug.x) : null;
  }

  function startTurn(event: PointerEvent) {
    event.stopPropagation();
    const from = angleUnder(event);
    if (from === null) return;
    turning.current = { from, angle: rug.angle, hasEdited: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function turn(event: PointerEvent) {
    const held = turning.current;
    const to = held && angleUnder(event);
    if (!held || to === null) return;
    edit({ kind: "turn", id: rug.id, angle: turned(held.angle + to - held.from) }, held.hasEdited);
    held.hasEdited = true;
  }

  return (
    <div className={styles.handles} style={box}>
      {outline && (
        <svg aria-hidden="true" className={styles.outline}>
          <polygon points={outline} />
        </svg>
      )}
      <button
        type="button"
        className={styles.rug}
        style={place(middle)}
        aria-label={texts.stage.rug(design.name, size)}
        aria-describedby={keys}
        data-rug={rug.id}
        onKeyDown={press}
      >
        <span id={keys} hidden>
          {texts.stage.keys}
        </span>
      </button>
      {corners.map(
        (corner, place_) =>
          corner && (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place
              key={place_}
              className={styles.corner}
              style={place(corner)}
              title={texts.stage.corner}
              onPointerDown={startTurn}
              onPointerMove={turn}
              onPointerUp={() => {
                turning.current = null;
              }}
              onPointerCancel={() => {
                turning.current = null;
              }}
            />
          ),
      )}
    </div>
  );
}
