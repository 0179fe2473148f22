import { type CSSProperties, type ReactNode, useCallback, useEffect, useState } from "react";
import { newKey } from "#app/ui/forms/new-key.ts";
import type { StudioProps } from "../simulator-rug.ts";
import type { CloseInner } from "../studio-dialog.tsx";
import { Dock } from "./dock.tsx";
import { AdjustPanel } from "./panels/adjust-panel.tsx";
import { ColourPanel } from "./panels/colour-panel.tsx";
import { ModelPanel } from "./panels/model-panel.tsx";
import { needsRug, panelTitle, type Tool } from "./panels/panel-props.ts";
import { SizePanel } from "./panels/size-panel.tsx";
import { TurnPanel } from "./panels/turn-panel.tsx";
import { useFirstPanel } from "./panels/use-first-panel.ts";
import type { Models } from "./panels/use-models.ts";
import { RefusedPhoto } from "./refused-photo.tsx";
import { ArSheet } from "./sheets/ar-sheet.tsx";
import { writeArLink, writeLink } from "./sheets/link.ts";
import { MeasureSheet } from "./sheets/measure-sheet.tsx";
import { PrintedRoom } from "./sheets/printed-room.tsx";
import { RequestSheet } from "./sheets/request-sheet.tsx";
import { KeepResult, ResultsSheet } from "./sheets/results-sheet.tsx";
import { ShareSheet } from "./sheets/share-sheet.tsx";
import { type KeptPictures, StoreSection } from "./sheets/store-section.tsx";
import { AskBar } from "./stage/ask-bar.tsx";
import { type Brush, BrushBar } from "./stage/brush-bar.tsx";
import { CompareBar } from "./stage/compare-bar.tsx";
import { FloorLine } from "./stage/confidence-line.tsx";
import { CoverBar } from "./stage/cover-bar.tsx";
import { ManualBar } from "./stage/manual-bar.tsx";
import { MarkBar, type Marking } from "./stage/mark-bar.tsx";
import { Stage, useStageArea } from "./stage/stage.tsx";
import { StageHint, sizeNoteOf } from "./stage/stage-hint.tsx";
import { useStage } from "./stage/use-stage.ts";
import styles from "./studio.module.css";
import { type KeptResult, labelledPicture, MOST_SENT, sentPicture } from "./studio-picture.ts";
import { TopBar } from "./top-bar.tsx";
import { trackRug } from "./track-rug.client.ts";
import { useStatusMessage } from "./use-status-message.ts";
import { type OpenedRoom, useStudio } from "./use-studio.ts";

export type StudioViewProps = StudioProps &
  OpenedRoom &
  KeptPictures & {
    models: Models;
    inner: CloseInner;
    /** Kept from this room and from others. */
    results: readonly KeptResult[];
    onResults: (results: KeptResult[]) => void;
    /** What became of a request whose form is closed. */
    note?: string;
    onNote?: (note: string) => void;
    onLeave: () => void;
    onForget: () => void;
    /** Rooms to begin in, where the photo is refused. */
    samples?: ReactNode;
    /** For the maker, who marks a sample room instead of asking for a quote. */
    marking?: Marking;
  };

/** Layouts in which a panel is always open. */
const WIDE = "(min-width: 1024px), (min-width: 640px) and (max-height: 500px)";

export function Studio(props: StudioViewProps) {
  const { models, yarns, locale, brand, action, inner, results, onResults, onLeave, onForget, marking } =
    props;
  const { note = "", onNote = () => {}, pictures, onPictures } = props;
  const studio = useStudio(props);
  const { texts, progress, rug, placement, room, edit, manual, confidence, hand } = studio;
  const [asked, setTool] = useState<Tool | null>(() => (matchMedia(WIDE).matches ? "model" : null));
  // Undo and redo may take the last rug away beside an open panel or sheet about it.
  const tool = !rug && asked && needsRug(asked) ? "model" : asked;
  const [askedSheet, setSheet] = useState<"share" | "ask" | "ar" | "measure" | "results" | null>(null);
  const isAboutRug = askedSheet !== "measure" && askedSheet !== "results";
  const sheet = !rug && isAboutRug ? null : askedSheet;
  const [brush, setBrush] = useState<Brush | null>(null);
  const area = useStageArea();
  const stage = useStage(area, progress.display, studio.shown, {
    fillsItself: !matchMedia(WIDE).matches,
    wantsWhole: manual !== null,
    drawn: studio.drawn,
    named: studio.named,
    lying: { room, rugs: hand.rugs },
  });
  const { sentence, hasMoved } = useStatusMessage(studio, locale);
  const { cover } = studio;
  const [coverRadius, setCoverRadius] = useState(16);
  const isWorking = manual !== null || brush !== null || studio.two.other !== null || cover.isOpen;
  const panel = { locale, texts, rug, placement, edit };
  const openFirst = useCallback(() => setTool("model"), []);
  useEffect(() => {
    // A telephone may be turned.
    const wide = matchMedia(WIDE);
    const turn = () => wide.matches && setTool((now) => now ?? "model");
    wide.addEventListener("change", turn);
    return () => wide.removeEventListener("change", turn);
  }, []);
  const mayOpen = studio.shown.rugs.length > 0 && !isWorking && tool === null;
  const height = useFirstPanel(area, progress.display, mayOpen, openFirst);

  useEffect(() => {
    inner.current = () => {
      if (sheet) setSheet(null);
      else if (manual) studio.setManual(null);
      else if (brush) setBrush(null);
      else if (cover.isOpen) cover.setOpen(false);
      else if (studio.two.other) studio.two.stop();
      else return false;
      return true;
    };
    return () => {
      inner.current = null;
    };
  });

  // Later the photo and the rugs on it stay.
  if (progress.refusal && !room?.mask)
    return (
      <div className={styles.studio}>
        <RefusedPhoto reason={progress.refusal} samples={props.samples} {...{ texts, note, onLeave }} />
      </div>
    );

  const chosen = studio.inRoom.find((one) => one.placement.id === placement?.id);
  const photo = room?.photo ?? { originalWidth: 1, originalHeight: 1 };
  const isExact = confidence?.isExact ?? false;
  const here = new URL(action, location.href).href;
  const link = rug && placement ? writeLink(here, rug.address, placement) : here;
  const factsOf = (size: string) => (isExact ? size : `${size}, ${texts.share.approximate}`);
  const facts = factsOf(studio.size);
  const label = { name: rug?.name ?? "", facts, brand };
  const makeShared = () => labelledPicture(stage.picture, photo, label);
  const onMeasure = () => setSheet("measure");
  const startBrush = () => setBrush({ mark: "floor", radius: 24 });
  const chooseTool = (next: Tool) => setTool(tool === next && !matchMedia(WIDE).matches ? null : next);

  return (
    <div
      className={styles.studio}
      data-open={(tool && !isWorking && !sheet) || undefined}
      data-working={isWorking || undefined}
      aria-busy={!progress.isDone || cover.progress !== null}
      style={height ? ({ "--panel-height": `min(44svh, ${height}px)` } as CSSProperties) : undefined}
    >
      <Stage
        studio={studio}
        stage={stage}
        area={area}
        brush={cover.isOpen ? { mark: "cover", radius: coverRadius } : brush}
        onRadius={(radius) => (brush ? setBrush({ ...brush, radius }) : setCoverRadius(radius))}
      >
        <StageHint {...{ studio, isWorking }} hasFailed={stage.hasFailed} />
      </Stage>
      <TopBar studio={studio} onLeave={onLeave} onShare={marking ? null : () => setSheet("share")} />
      {!isWorking && room && <Dock {...{ texts, tool }} hasRug={rug !== null} onTool={chooseTool} />}
      {tool && room && !isWorking && !sheet && (
        <aside key={tool} className={styles.panel} aria-labelledby={panelTitle(tool)}>
          {tool === "model" && (
            <ModelPanel
              {...panel}
              models={models}
              inRoom={studio.inRoom}
              onExchange={studio.exchangeRug}
              onAdd={() => studio.addRug(rug ?? props.rugs[0])}
              onCompare={studio.two.canStart ? studio.two.start : null}
              onRemove={() => placement && edit({ kind: "remove", id: placement.id })}
              onChoose={(id) => edit({ kind: "choose", id })}
            />
          )}
          {tool === "colour" && <ColourPanel {...panel} yarns={yarns} key={rug?.id} />}
          {tool === "size" && <SizePanel {...panel} note={sizeNoteOf(studio)} onAr={() => setSheet("ar")} />}
          {tool === "turn" && <TurnPanel {...panel} room={room} />}
          {tool === "adjust" && (
            <AdjustPanel
              {...panel}
              hand={hand}
              room={room}
              onManual={studio.startManual}
              onBrush={startBrush}
              onCover={() => cover.setOpen(true)}
              onPhoto={onLeave}
              onForget={() => {
                studio.dropUnsaved();
                onForget();
              }}
            />
          )}
          <FloorLine studio={studio} onBrush={startBrush} />
        </aside>
      )}
      {rug && placement && (
        <PrintedRoom studio={studio} picture={stage.pictureNow} photo={photo} {...{ factsOf, link }} />
      )}
      {manual && (
        <ManualBar
          manual={manual}
          room={room}
          texts={texts}
          isOnlyFloor={manual.isOnlyFloor}
          onChange={(next) => studio.setManual({ ...next, isOnlyFloor: manual.isOnlyFloor })}
          onApply={studio.applyManual}
          onCancel={() => studio.setManual(null)}
          onPhoto={onLeave}
        />
      )}
      {!manual && !brush && studio.two.other && <CompareBar {...{ studio, models, locale }} />}
      {cover.isOpen && <CoverBar studio={studio} radius={coverRadius} onRadius={setCoverRadius} />}
      {brush && <BrushBar brush={brush} texts={texts} onChange={setBrush} onDone={() => setBrush(null)} />}
      {!isWorking && marking && <MarkBar {...{ studio, marking, onMeasure }} />}
      {!isWorking && !marking && rug && placement && (
        <AskBar {...{ studio, note, locale, onMeasure }} onAsk={() => setSheet("ask")} />
      )}
      {sheet === "share" && rug && placement && (
        <ShareSheet
          texts={texts}
          makePicture={makeShared}
          link={link}
          message={texts.share.message(rug.name, facts)}
          onShared={(how) => trackRug(how, rug.id, placement)}
          onClose={() => setSheet(null)}
          keep={
            <KeepResult
              {...{ texts, results, onResults }}
              makeResult={async () => ({
                ...{ id: newKey(), name: rug.name, size: facts, price: studio.price },
                picture: await sentPicture(stage.picture, photo),
              })}
              onOpen={() => setSheet("results")}
            />
          }
        >
          <StoreSection
            {...{ texts, locale, brand, pictures, onPictures }}
            makePicture={() => labelledPicture(stage.picture, photo, label, MOST_SENT)}
            of={{ rug: rug.id, placement, isApproximate: !isExact }}
            edits={hand}
            onStored={() => trackRug("shared", rug.id, placement)}
          />
        </ShareSheet>
      )}
      {sheet === "results" && (
        <ResultsSheet {...{ texts, brand, results, onResults }} onClose={() => setSheet(null)} />
      )}
      {sheet === "ar" && rug && placement && (
        <ArSheet
          {...{ locale, rug, sized: placement, size: studio.size }}
          link={writeArLink(here, rug.address, placement)}
          className={styles.sheet}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === "measure" && room && <MeasureSheet studio={studio} onClose={() => setSheet(null)} />}
      {sheet === "ask" && chosen && (
        <RequestSheet
          {...{ texts, chosen, locale, brand, action }}
          others={studio.inRoom.filter((one) => one !== chosen)}
          makePicture={() => sentPicture(stage.picture, photo)}
          drawn={studio.drawn === "late" ? null : studio.shown}
          onNote={onNote}
          onClose={() => setSheet(null)}
        />
      )}
      <p className={styles.announced} role="status" data-moved={hasMoved || undefined}>
        {sentence}
      </p>
      <p className={styles.announced} role="status">
        {note}
      </p>
      <p className={styles.announced} role="status">
        {studio.isUnkept && texts.stage.unkept}
      </p>
    </div>
  );
}
