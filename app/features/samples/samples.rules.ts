export const MAX_NAME_LENGTH = 120;
export const MAX_IMAGES = 1000;

export const SAMPLE_FIELD = "amostra";

const EXTENSIONS = ["jpg", "jpeg", "png", "gif", "bmp", "webp", "svg", "tiff", "tif", "ico"];
export const SAMPLE_ACCEPT = ["image/*", ...EXTENSIONS.map((extension) => `.${extension}`)].join(",");

/** By type or name; the server checks the bytes. */
export function isSampleFile({ type, name }: { type: string; name: string }): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return type.startsWith("image/") || EXTENSIONS.includes(extension);
}
