export const MAX_NAME_LENGTH = 120;
export const MAX_IMAGES = 1000;

/** Names the chosen set in the address. */
export const SAMPLE_FIELD = "amostra";

/** Extensions of pictures whose type the visitor's system does not recognise. */
const EXTENSIONS = ["jpg", "jpeg", "png", "gif", "bmp", "webp", "svg", "tiff", "tif", "ico"];
export const SAMPLE_ACCEPT = ["image/*", ...EXTENSIONS.map((extension) => `.${extension}`)].join(",");

/** The browser's first look: a picture by its type or by its name. The server reads the bytes. */
export function isSampleFile({ type, name }: { type: string; name: string }): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return type.startsWith("image/") || EXTENSIONS.includes(extension);
}
