import { type PointerEvent, type ReactNode, useRef } from "react";
import { tapAt } from "../../engine/simulation.ts";
import type { Studio } from "../use-studio.ts";
import { AnalysisProgress } from "./analysis-progress.tsx";
import type { Brush } from "./brush-bar.tsx";
import { BrushOverlay } from "./brush-overlay.tsx";
import { Divider } from "./divider.tsx";
import { SHAPE_OF } from "./manual.ts";
import { PlacementHandles } from "./placement-handles.tsx";
import { PointsOverlay } from "./points-overlay.tsx";
import styles from "./stage.module.css";
import { useGestures } from "./use-gestures.ts";
import type { useStage } from "./use-stage.ts";
import { useZoom } from "./use-zoom.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

type StageProps = {
  studio: Studio;
  stage: ReturnType<typeof useStage>;
  area: React.RefObject<HTMLDivElement | null>;
  brush: Brush | null;
  onRadius: (radius: number) => void;
  children: ReactNode;
};

export function Stage({ studio, stage, area, brush, onRadius, children }: StageProps) {
  const { texts, simulation, progress, edit, room, hand, rug, placement, manual, setManual, two } = studio;
  const { canvas, box, size, hold } = stage;
  const isFree = !manual && !brush;
  const wantsTap = room?.mask?.wantsTap ?? false;
  const gestures = useGestures({
    box,
    room: isFree ? room : null,
    rugs: hand.rugs,
    chosen: placement,
    edit,
    onTap: (at) => wantsTap && edit({ kind: "stroke", stroke: tapAt("floor", at) }),
  });
  const zoom = useZoom(area, hold, isFree ? gestures.isOnRug : () => false, isFree);
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // What was typed is taken at blur, which comes later: by then the panel is about the rug that is pressed.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      if (zoom.down(event)) gestures.stop();
      else gestures.down(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => void (zoom.move(event) || gestures.move(event)),
    onPointerUp: (event: PointerEvent<HTMLElement>) => void (zoom.up(event) || gestures.up(event)),
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      zoom.up(event);
      gestures.cancel(event);
    },
    onKeyDown: zoom.press,
  };
  const name =
    rug && two.other
      ? texts.two.result(rug.name, two.other.name)
      : rug
        ? texts.stage.result(rug.name, studio.size)
        : texts.stage.label;
  return (
    <div ref={area} className={styles.stage} {...handlers}>
      {box && <canvas ref={canvas} className={styles.canvas} style={box} role="img" aria-label={name} />}
      {box && isFree && rug && two.other && (
        <Divider
          box={box}
          from={two.from}
          label={texts.two.divider}
          names={[rug.name, two.other.name]}
          onMove={two.setFrom}
        />
      )}
      {box && room && isFree && rug && placement && !two.other && (
        <PlacementHandles
          box={box}
          room={room}
          rug={placement}
          design={rug}
          size={studio.size}
          texts={texts}
          edit={edit}
        />
      )}
      {box && size && room && manual && progress.display && (
        <PointsOverlay
          box={box}
          stage={size}
          photoWidth={room.photo.width}
          display={progress.display}
          points={manual.points}
          onChange={(points) => setManual({ ...manual, points })}
          words={texts.manual}
          shape={SHAPE_OF[manual.kind]}
        />
      )}
      {box && room && brush && (
        <BrushOverlay
          box={box}
          photo={room.photo}
          mask={room.mask}
          mark={brush.mark}
          radius={brush.radius}
          label={brush.mark === "cover" ? texts.cover.title : texts.adjust.brush}
          help={brush.mark === "cover" ? texts.cover.keys : texts.manual.brushKeys}
          onStroke={(stroke) => edit({ kind: "stroke", stroke })}
          onErase={(eraser) => edit({ kind: "erase", eraser })}
          onRadius={onRadius}
          onCover={(line) => edit({ kind: "cover", covers: [...hand.covers, line] })}
        />
      )}
      {box && room && <ZoomButtons hold={hold} texts={texts} />}
      {!simulation.mask && !progress.isDone && !progress.refusal && (
        <AnalysisProgress simulation={simulation} progress={progress} texts={texts} />
      )}
      {children}
    </div>
  );
}

export const useStageArea = () => useRef<HTMLDivElement>(null);
