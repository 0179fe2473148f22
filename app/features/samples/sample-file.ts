import { endingsOf, sampleImageUpload } from "#app/media/media.rules.ts";

const ENDINGS = sampleImageUpload.types.flatMap(endingsOf);

/** By type or name; the server checks the bytes. */
export function isSampleFile({ type, name }: { type: string; name: string }): boolean {
  return type.startsWith("image/") || ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}
