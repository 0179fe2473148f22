import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { listScreenTexts as texts } from "./list-screen.texts.ts";

export function Thumb({ picture }: { picture: PictureData | undefined }) {
  return picture ? <Picture picture={picture} alt="" sizes="72px" late /> : texts.noPicture;
}
