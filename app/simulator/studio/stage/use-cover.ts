import { useEffect, useRef, useState } from "react";
import type { Cover, Room } from "../../engine/room.ts";
import type { RoomSeen } from "../../vision/floor-plane.ts";

type Covering = {
  /** The photo with the rugs covered; null while there is none. */
  picture: ImageBitmap | null;
  /** 0 to 1 while it is being made. */
  progress: number | null;
  hasFailed: boolean;
};

const NOTHING: Covering = { picture: null, progress: null, hasFailed: false };

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
  const wanted = isReady && covers.length > 0 ? covers : null;

  useEffect(() => {
    const { mask, light, camera } = seen.current ?? {};
    if (!photo || !wanted || !mask || !light || !camera) return;
    let isWanted = true;
    let made: ImageBitmap | null = null;
    let cancel = () => {};
    setCovering((before) => ({ ...before, progress: 0, hasFailed: false }));
    const fail = () => isWanted && setCovering({ ...NOTHING, hasFailed: true });
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
        made = response.picture;
        setCovering({ ...NOTHING, picture: made });
      });
    }
    start(photo, wanted, { camera: camera.camera, mask, light }).catch(fail);
    return () => {
      isWanted = false;
      cancel();
      made?.close();
      setCovering(NOTHING);
    };
  }, [photo, wanted]);

  return covering;
}
