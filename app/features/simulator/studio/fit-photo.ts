export type Box = { left: number; top: number; width: number; height: number };

/** A photo may lose this much of its longer side to fill the stage; more, and it is shown whole. */
const MOST_CUT = 1.3;

/** Where a photo lies on its stage: filling it when little is cut away, else whole. */
export function fitPhoto(
  stage: { width: number; height: number },
  photo: { width: number; height: number },
): Box {
  const across = stage.width / photo.width;
  const down = stage.height / photo.height;
  const cut = Math.max(across, down) / Math.min(across, down);
  const scale = cut <= MOST_CUT ? Math.max(across, down) : Math.min(across, down);
  const [width, height] = [photo.width * scale, photo.height * scale];
  // The floor is below: what must go, goes from the top.
  const top = height > stage.height ? stage.height - height : (stage.height - height) / 2;
  return { left: (stage.width - width) / 2, top, width, height };
}
