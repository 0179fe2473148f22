import { useCallback, useEffect, useRef, useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon, type IconName } from "#app/ui/layout/icon.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { Placement } from "./engine/simulation.ts";
import { LinkedRug } from "./rug-designs/linked-rug.tsx";
import type { ListedRoom } from "./sample-rooms/sample-room.ts";
import { SampleRoomList } from "./sample-rooms/sample-room-list.tsx";
import styles from "./simulator.module.css";
import type { StudioProps } from "./simulator-rug.ts";
import { useModels } from "./studio/panels/use-models.ts";
import { handOf, type RoomSource, sampleOf } from "./studio/room-source.ts";
import { forgetRoom, readSavedRoom, type SavedRoom } from "./studio/saved-room.client.ts";
import { readLink } from "./studio/sheets/link.ts";
import { sendPendingRequests } from "./studio/sheets/send-request.client.ts";
import type { KeptPicture } from "./studio/sheets/store-section.tsx";
import type { StudioViewProps } from "./studio/studio.tsx";
import type { KeptResult } from "./studio/studio-picture.ts";
import { useStudioCode } from "./studio/use-studio-code.ts";
import { type CloseInner, isStudioEntry, StudioDialog } from "./studio-dialog.tsx";

type StartWords = {
  take: string;
  choose: string;
  formats: string;
  samples: string;
  samplesLead: string;
  continue: string;
  forget: string;
  forgotten: string;
  keptNote: string;
  loading: string;
  failed: string;
  unknownRug: string;
  missedRug: string;
  sentLater: string;
  refusedLater: string;
  ar: string;
  onRequest: string;
  rugPage: string;
};

type SimulatorStartProps = { studio: StudioProps; rooms: readonly ListedRoom[]; words: StartWords };
type Opened = Pick<
  StudioViewProps,
  "source" | "photo" | "kept" | "earlier" | "isContinued" | "given" | "linked"
> & {
  turn: number;
  /** What is said where the link's rug is not among the known ones. */
  absence: "unknownRug" | "missedRug";
};

export function SimulatorStart({ studio: given, rooms, words }: SimulatorStartProps) {
  const models = useModels(given);
  const studio = { ...given, rugs: models.rugs };
  const [kept, setKept] = useState<SavedRoom | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [last, setLast] = useState<Placement | null>(null);
  const [results, setResults] = useState<KeptResult[]>([]);
  const [pictures, setPictures] = useState<readonly KeptPicture[]>([]);
  const [note, setNote] = useState("");
  const inner: CloseInner = useRef(null);
  /** Of the room asked for last: an earlier one that arrives late is dropped. */
  const latest = useRef(0);
  const hasBeenOpen = useRef(false);
  const leftEntry = useLeftEntry();
  const View = useStudioCode(opened !== null);
  const intent = useWarmUp();

  /** A sample room may be gone meanwhile. */
  const readKept = useCallback(async () => {
    const room = await readSavedRoom();
    const isThere = room?.source.kind === "photo" || (room && sampleOf(room.source, rooms));
    const found = isThere ? room : null;
    setKept(found);
    return found;
  }, [rooms]);

  // An effect, because the studio saves its last edits when it is gone.
  useEffect(() => {
    if (opened) {
      hasBeenOpen.current = true;
      return;
    }
    void readKept().then((room) => {
      if (hasBeenOpen.current) setLast(room?.hand.rugs.find(({ id }) => id === room.hand.chosen) ?? null);
    });
  }, [opened, readKept]);

  useEffect(() => {
    const notes = { sent: words.sentLater, refused: words.refusedLater };
    const retry = () => void sendPendingRequests().then((became) => became && setNote(notes[became]));
    retry();
    // A connection restored while suspended fires no event.
    const awake = () => document.visibilityState === "visible" && retry();
    addEventListener("online", retry);
    document.addEventListener("visibilitychange", awake);
    return () => {
      removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", awake);
    };
  }, [words.sentLater, words.refusedLater]);

  async function open(source: RoomSource, saved: SavedRoom | null = null) {
    const turn = ++latest.current;
    setNote(words.loading);
    const hand = saved?.hand ?? null;
    try {
      await leftEntry.current;
      const sample = sampleOf(source, rooms);
      const photo = await photoOf(source, sample?.url ?? "");
      const linked = readLink(new URLSearchParams(location.search));
      const isAnswered = await models.learn([
        ...(linked.slug ? [linked.slug] : []),
        ...(hand?.rugs ?? []).map(({ design }) => design),
      ]);
      // A link's rug replaces the saved one, unless that was chosen since.
      if (hand && hasBeenOpen.current) linked.slug = null;
      const kept = hand ?? (sample ? handOf(sample) : null);
      if (turn !== latest.current) return;
      setNote("");
      setOpened({
        ...{ turn, source, photo, kept, linked },
        absence: isAnswered ? "unknownRug" : "missedRug",
        isContinued: saved !== null,
        earlier: saved?.camera ?? null,
        given: sample?.given ?? null,
      });
    } catch {
      if (turn === latest.current) setNote(words.failed);
    }
  }

  const leave = () => setOpened(null);
  const asked = opened?.linked.slug ?? null;
  const isAbsent = asked !== null && models.rugs.every(({ addresses }) => !addresses.includes(asked));

  async function forget() {
    latest.current += 1;
    await forgetRoom();
    setOpened(null);
    setKept(null);
    setNote(words.forgotten);
  }

  const samples = <SampleRoomList {...{ rooms, words }} onOpen={(id) => void open({ kind: "sample", id })} />;
  return (
    <div className={styles.start} {...intent}>
      <div className={styles.ways}>
        <PhotoInput
          label={words.take}
          icon="camera"
          capture
          onPhoto={(photo) => void open({ kind: "photo", photo })}
        />
        <PhotoInput
          label={words.choose}
          icon="picture"
          onPhoto={(photo) => void open({ kind: "photo", photo })}
        />
      </div>
      <p className={styles.formats}>{words.formats}</p>
      <LinkedRug
        studio={studio}
        learn={models.learn}
        words={words}
        last={last}
        dialog={(view, onLeave) => <StudioDialog onLeave={onLeave}>{view}</StudioDialog>}
      />
      {kept && (
        <div className={styles.kept}>
          <p>{words.keptNote}</p>
          <TextButton icon="retry" onClick={() => void open(kept.source, kept)}>
            {words.continue}
          </TextButton>
          <TextButton icon="trash" onClick={() => void forget()}>
            {words.forget}
          </TextButton>
        </div>
      )}
      <p role="status" className={styles.notice}>
        {note}
      </p>
      {samples}
      {opened && (
        <StudioDialog onLeave={leave} inner={inner}>
          {View.component ? (
            <View.component
              key={opened.turn}
              {...studio}
              {...opened}
              models={models}
              inner={inner}
              samples={samples}
              {...{ results, pictures }}
              note={note || (isAbsent ? words[opened.absence] : "")}
              onNote={setNote}
              onResults={setResults}
              onPictures={setPictures}
              onLeave={leave}
              onForget={() => void forget()}
            />
          ) : (
            <div className={styles.opening} role="status">
              <p>{View.hasFailed ? words.failed : words.loading}</p>
              {View.hasFailed && <ButtonLink href={studio.action}>{words.choose}</ButtonLink>}
            </div>
          )}
        </StudioDialog>
      )}
    </div>
  );
}

const LEAVING_MS = 1000;

/** A reload closes the studio, but not its entry of the history. */
function useLeftEntry() {
  const left = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    if (!isStudioEntry()) return;
    left.current = new Promise((done) => {
      addEventListener("popstate", done, { once: true });
      // A copied window may have no entry before this one: then nothing happens.
      setTimeout(done, LEAVING_MS);
    });
    history.back();
  }, []);
  return left;
}

/** The code alone: the floor network is as large as a photo, and comes when one is chosen. */
function useWarmUp() {
  const isWarm = useRef(false);
  const warm = () => {
    if (isWarm.current) return;
    isWarm.current = true;
    import("./studio/studio.tsx").catch(() => {});
    import("./studio/warm-up.ts").then(({ warmUpView }) => warmUpView()).catch(() => {});
  };
  return { onPointerEnter: warm, onPointerDown: warm, onFocus: warm };
}

/** While the visitor looks for a photo. */
function warmUpForPhoto() {
  import("./studio/warm-up.ts").then(({ warmUpVision }) => warmUpVision()).catch(() => {});
}

async function photoOf(source: RoomSource, url: string): Promise<Blob> {
  if (source.kind === "photo") return source.photo;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The sample room could not be loaded: ${response.status}`);
  return response.blob();
}

type PhotoInputProps = { label: string; icon: IconName; capture?: boolean; onPhoto: (photo: File) => void };

function PhotoInput({ label, icon, capture, onPhoto }: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const photoHandler = useRef(onPhoto);
  photoHandler.current = onPhoto;
  useEffect(() => {
    const [early] = input.current?.files ?? [];
    if (early) photoHandler.current(early);
  }, []);
  return (
    <label className={classes(styles.way, capture && styles.first)}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={capture ? "environment" : undefined}
        onClick={warmUpForPhoto}
        onChange={(event) => {
          const [photo] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (photo) onPhoto(photo);
        }}
      />
      {label}
      <Icon name={icon} />
    </label>
  );
}
