import { rolesWith } from "#app/accounts/rights.rules.ts";
import type { Role } from "#app/accounts/roles.rules.ts";
import type { mediaTexts } from "./media.texts.ts";

/** The second holds films and pictures of gallery and samples. */
export type Bucket = "site_assets" | "site_videos";
export const BUCKETS = ["site_assets", "site_videos"] as const satisfies readonly Bucket[];

export type MediaType =
  | "image/jpeg"
  | "image/png"
  | "image/gif"
  | "image/webp"
  | "image/avif"
  | "image/tiff"
  | "image/bmp"
  | "image/x-icon"
  | "image/svg+xml"
  | "video/mp4"
  | "application/pdf";

export const EXTENSIONS: Record<MediaType, readonly string[]> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/gif": ["gif"],
  "image/webp": ["webp"],
  "image/avif": ["avif"],
  "image/tiff": ["tif", "tiff"],
  "image/bmp": ["bmp"],
  "image/x-icon": ["ico"],
  "image/svg+xml": ["svg"],
  "video/mp4": ["mp4", "m4v"],
  "application/pdf": ["pdf"],
};

/** What telephones make and not every browser shows, and as what it is stored. */
export const CONVERTED = {
  "image/heic": { type: "image/heic", to: "image/jpeg", extensions: [".heic", ".heif"] },
  "video/quicktime": { type: "video/quicktime", to: "video/mp4", extensions: [".mov"] },
} as const satisfies Record<
  string,
  { type: string; to: MediaType; extensions: readonly [string, ...string[]] }
>;
export type ConvertedType = keyof typeof CONVERTED;

/** Of Windows. */
const OTHER_EXTENSIONS: Partial<Record<MediaType, readonly string[]>> = { "image/jpeg": ["jfif", "jpe"] };

/** With dots: what telephones and computers call a file that is stored as this type. */
export const endingsOf = (type: MediaType): string[] => [
  ...[...EXTENSIONS[type], ...(OTHER_EXTENSIONS[type] ?? [])].map((extension) => `.${extension}`),
  ...Object.values(CONVERTED).flatMap(({ to, extensions }) => (to === type ? extensions : [])),
];

/** The original can be shown without a rendition. */
export const DRAWN_BY_BROWSERS: readonly string[] = [
  "image/jpeg",
  "image/png",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/bmp",
  "image/x-icon",
  "image/svg+xml",
];

export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024;
export const MAX_PIXELS = 100_000_000;
/** Unpacked in memory as a whole, at twenty bytes a pixel; telephones take 12 or 24 million unless asked for more. */
export const MAX_HEIC_PIXELS = 25_000_000;
/** Higher ratios are decompression bombs. */
export const MAX_EXPANSION = 250;
/** Smaller pictures may have any ratio, such as flat drawings. */
export const HARMLESS_UNPACKED_BYTES = 64 * 1024 * 1024;

/** Widths that the layouts use, close to each other where phones choose. A rendition is never wider than its original. */
export const VARIANT_WIDTHS = [320, 480, 640, 960, 1440, 1920, 2400, 3072] as const;
/** Share of the widest rendition's width above which another one is not worth its room. */
const NEARLY = 0.93;
/** Made during the upload, so that pages can be shown at once. */
export const FIRST_RENDITION_WIDTH = 960;
/** An upright crop is for screens that need more pixels. */
export const MIN_UPRIGHT_WIDTH = 640;
export const MAX_RENDITION_HEIGHT = 4096;

/** Of all frames: what browsers can decode. */
export const MAX_ANIMATION_PIXELS = 400_000_000;
export const MAX_SVG_BYTES = 1024 * 1024;

/** The last three have words of their own for each kind of file. */
export type Refusal = keyof typeof mediaTexts.any | "wrongType" | "cutShort" | "damaged";

export const UNFINISHED_UPLOAD_HOURS = 24;
/** How long the renditions of a replaced file stay, for pages that are open. */
export const LEFTOVERS_MINUTES = 10;

export type VariantFormat = "avif" | "webp" | "jpg" | "png" | "mp4";

export type UploadKind = {
  name: string;
  roles: readonly Role[];
  types: readonly MediaType[];
  maxBytes: number;
  bucket: Bucket;
  folder: string;
  /** Reuses an existing file of the same content. */
  reusesSame: boolean;
  /** Takes what telephones make as well, where the type that it is stored as is taken. */
  converts?: boolean;
};

export const convertedBy = ({ types, converts = false }: UploadKind) =>
  Object.values(CONVERTED).filter(({ to }) => converts && types.includes(to));

/** For a file field: types and, as not every system knows these by type, extensions. */
export const acceptOf = (kind: UploadKind): string =>
  [...kind.types, ...convertedBy(kind).flatMap(({ type, extensions }) => [type, ...extensions])].join(",");

const PHOTOGRAPHS: readonly MediaType[] = [
  "image/jpeg",
  "image/png",
  "image/gif",
  "image/webp",
  "image/avif",
];
export const ANY_PICTURE: readonly MediaType[] = [
  ...PHOTOGRAPHS,
  "image/bmp",
  "image/svg+xml",
  "image/tiff",
  "image/x-icon",
];

export const heroVideoUpload: UploadKind = {
  name: "heroVideo",
  roles: rolesWith("content"),
  types: ["video/mp4"],
  maxBytes: MAX_UPLOAD_BYTES,
  bucket: "site_videos",
  folder: "videos",
  reusesSame: false,
};

export const galleryImageUpload: UploadKind = {
  name: "galleryImage",
  roles: rolesWith("content"),
  types: ANY_PICTURE,
  maxBytes: MAX_UPLOAD_BYTES,
  bucket: "site_videos",
  folder: "site/imagens",
  reusesSame: true,
  converts: true,
};

export const sampleImageUpload: UploadKind = { ...galleryImageUpload, name: "sampleImage" };

export const productImageUpload: UploadKind = {
  ...galleryImageUpload,
  name: "productImage",
  bucket: "site_assets",
  folder: "products",
};

export const siteImageUpload: UploadKind = {
  ...productImageUpload,
  name: "siteImage",
  types: PHOTOGRAPHS,
  folder: "site",
};

export const logoUpload: UploadKind = {
  ...siteImageUpload,
  name: "logo",
  types: ["image/svg+xml", "image/png"],
};

export const catalogueUpload: UploadKind = {
  ...siteImageUpload,
  name: "catalogue",
  types: ["application/pdf"],
  folder: "catalogues",
};

export const rugDesignUpload: UploadKind = {
  ...productImageUpload,
  name: "rugDesign",
  roles: rolesWith("panel"),
  types: ["image/png"],
  folder: "rug-designs",
  reusesSame: false,
};

export const storageTestImageUpload: UploadKind = {
  ...siteImageUpload,
  name: "storageTestImage",
  types: ["image/jpeg", "image/png", "image/gif", "image/webp"],
  reusesSame: false,
  converts: false,
};

export const storageTestVideoUpload: UploadKind = { ...heroVideoUpload, name: "storageTestVideo" };

export const libraryUpload: UploadKind = {
  ...siteImageUpload,
  name: "library",
  types: [...ANY_PICTURE, "video/mp4", "application/pdf"],
  folder: "acervo",
};

export const replacementUpload: UploadKind = { ...libraryUpload, name: "replacement", reusesSame: false };

export const UPLOAD_KINDS: readonly UploadKind[] = [
  heroVideoUpload,
  galleryImageUpload,
  sampleImageUpload,
  productImageUpload,
  siteImageUpload,
  logoUpload,
  catalogueUpload,
  libraryUpload,
  replacementUpload,
  rugDesignUpload,
  storageTestImageUpload,
  storageTestVideoUpload,
];

export function uploadKind(name: string | null | undefined): UploadKind | undefined {
  return UPLOAD_KINDS.find((kind) => kind.name === name);
}

export const acceptedBy = (name: string): string => {
  const kind = uploadKind(name);
  return kind ? acceptOf(kind) : "";
};

/** By what the browser says of it. An unknown type may be anything; the server checks the bytes. */
export function mayBeTaken(kind: string, { type, name }: { type: string; name: string }): boolean {
  const accepted = acceptedBy(kind).split(",");
  const isNamedSo = (ending: string) => ending.startsWith(".") && name.toLowerCase().endsWith(ending);
  return type === "" || accepted.includes(type) || accepted.some(isNamedSo);
}

export function fileUrl(bucket: string, key: string): string {
  return `/files/${bucket}/${key}`;
}

/** Content hash, so it can be cached for ever. */
export function variantKey(contentHash: string, width: number, format: VariantFormat): string {
  return `variants/${contentHash}-${width}.${format}`;
}

/** Standard widths, and the own one when smaller than the largest, in the place of a standard width just below it. */
export function variantWidths(originalWidth: number): number[] {
  const largest = Math.min(originalWidth, Math.max(...VARIANT_WIDTHS));
  return [...VARIANT_WIDTHS.filter((width) => width <= NEARLY * largest), largest];
}
