import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { isolatedFromForm } from "#app/media/upload/isolate-from-form.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { fetchPhoto, hashOf } from "../fetch-photo.client.ts";
import styles from "../simulator.module.css";
import type { StudioProps } from "../simulator-rug.ts";
import { useModels } from "../studio/panels/use-models.ts";
import { handOf, marked } from "../studio/room-source.ts";
import { useStudioCode } from "../studio/use-studio-code.ts";
import { type CloseInner, StudioDialog } from "../studio-dialog.tsx";
import { roomViewOf } from "./marked-room.ts";
import type { RoomView } from "./room-view.rules.ts";
import { sampleRoomsTexts } from "./sample-rooms.texts.ts";

const { marking: texts } = sampleRoomsTexts;
const NO_LINK = { slug: null, size: null, place: null, colours: {}, wantsAr: false };

type RoomMarkingProps = {
  studio: StudioProps;
  /** Of the photo. */
  url: string;
  /** As marked before. */
  view: RoomView | null;
  onUse: (view: RoomView) => void;
  onClose: () => void;
};

/** The simulator as visitors have it, over the form. */
export function RoomMarking({ studio, url, view, onUse, onClose }: RoomMarkingProps) {
  const models = useModels(studio);
  const inner: CloseInner = useRef(null);
  const code = useStudioCode(true);
  const [photo, setPhoto] = useState<Blob | "failed" | null>(null);
  const [before] = useState(() => view && marked(view));
  const [kept] = useState(() => before && handOf(before));
  useEffect(() => {
    const leaving = new AbortController();
    fetchPhoto(url, leaving.signal).then(setPhoto, () => !leaving.signal.aborted && setPhoto("failed"));
    return () => leaving.abort();
  }, [url]);
  const hasFailed = photo === "failed" || code.hasFailed;
  const View = code.component;
  return createPortal(
    <div {...isolatedFromForm}>
      <StudioDialog onLeave={onClose} inner={inner} isInRouter>
        {View && photo instanceof Blob ? (
          <View
            {...studio}
            rugs={models.rugs}
            {...{ models, inner, photo, kept }}
            source={null}
            given={before?.given ?? null}
            linked={NO_LINK}
            results={[]}
            onResults={() => {}}
            pictures={[]}
            onPictures={() => {}}
            onLeave={onClose}
            onForget={onClose}
            marking={{
              words: texts,
              onUse: (room, hand) =>
                void hashOf(photo)
                  .then((hash) => roomViewOf(room, hand, hash))
                  .then((next) => next && onUse(next)),
            }}
          />
        ) : (
          <div className={styles.opening} role="status">
            <p>{hasFailed ? texts.failed : texts.loading}</p>
            <Button onClick={onClose}>{texts.close}</Button>
          </div>
        )}
      </StudioDialog>
    </div>,
    document.body,
  );
}
