export type Box = { left: number; top: number; width: number; height: number };

/** Largest ratio cropped to fill the stage; above it the photo is shown whole. */
const MOST_CUT = 1.3;

export function fitPhoto(
  stage: { width: number; height: number },
  photo: { width: number; height: number },
): Box {
  const across = stage.width / photo.width;
  const down = stage.height / photo.height;
  const cut = Math.max(across, down) / Math.min(across, down);
  const scale = cut <= MOST_CUT ? Math.max(across, down) : Math.min(across, down);
  const [width, height] = [photo.width * scale, photo.height * scale];
  // Crops from the top, because the floor is at the bottom.
  const top = height > stage.height ? stage.height - height : (stage.height - height) / 2;
  return { left: (stage.width - width) / 2, top, width, height };
}
