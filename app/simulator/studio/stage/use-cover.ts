import { useEffect, useRef, useState } from "react";
import type { Cover, Room } from "../../engine/room.ts";
import type { RoomSeen } from "../../vision/floor-plane.ts";

type Covering = {
  /** The photo with the rugs covered; the former one while it is made anew, null while there is none. */
  picture: ImageBitmap | null;
  /** The lines that the picture was made for, with the present floor. */
  lines: readonly Cover[] | null;
  /** 0 to 1 while it is being made. */
  progress: number | null;
  hasFailed: boolean;
};

const NOTHING: Covering = { picture: null, lines: null, progress: null, hasFailed: false };

/** The photo with floor painted over the rugs that lines were drawn on. It is made anew from the photo for each list of lines. */
export function useCover(
  photo: ImageBitmap | null,
  room: Room | null,
  isFound: boolean,
  covers: readonly Cover[],
) {
  const [covering, setCovering] = useState(NOTHING);
  const seen = useRef(room);
  seen.current = room;
  const isReady = isFound && room?.mask != null && room.light != null;
  const hasCovers = covers.length > 0;
  const wanted = isReady && hasCovers ? covers : null;
  const kept = useRef<ImageBitmap>(null);
  const show = (next: Covering) => {
    if (kept.current !== next.picture) kept.current?.close();
    kept.current = next.picture;
    setCovering(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: of another photo, or without lines, nothing of it is shown
  useEffect(() => () => show(NOTHING), [photo, hasCovers]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` touches refs and state alone
  useEffect(() => {
    const { mask, light, camera } = seen.current ?? {};
    if (!photo || !wanted || !mask || !light || !camera) return;
    let isWanted = true;
    let cancel = () => {};
    setCovering((before) => ({ ...before, progress: 0, hasFailed: false }));
    const fail = () => isWanted && show({ ...NOTHING, hasFailed: true });
    async function start(of: ImageBitmap, lines: readonly Cover[], room: RoomSeen) {
      const [{ startCover }, picture] = await Promise.all([
        import("../../vision/cover.client.ts"),
        createImageBitmap(of),
      ]);
      if (!isWanted) return picture.close();
      cancel = startCover({ picture, room, lines }, (response) => {
        if (!isWanted) return;
        if (response.kind === "failed") return fail();
        if (response.kind === "progress")
          return setCovering((before) => ({ ...before, progress: response.share }));
        show({ ...NOTHING, picture: response.picture, lines });
      });
    }
    start(photo, wanted, { camera: camera.camera, mask, light }).catch(fail);
    return () => {
      isWanted = false;
      cancel();
      setCovering((before) => ({ ...before, lines: null, progress: null }));
    };
  }, [photo, wanted]);

  const isLate = hasCovers && !covering.hasFailed && (!wanted || covering.lines !== wanted);
  return { ...covering, isLate };
}
