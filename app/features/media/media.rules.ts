import { rolesWith } from "#app/features/accounts/rights.rules.ts";
import type { Role } from "#app/features/accounts/roles.rules.ts";

/** Buckets of the storage; the second one holds films and the pictures of gallery and samples. */
export type Bucket = "site_assets" | "site_videos";
export const BUCKETS = ["site_assets", "site_videos"] as const satisfies readonly Bucket[];

/** What a file may be, once its bytes were read. */
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

/** Extensions that a file of each type may carry; the first one is used when the name has none. */
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

/** Types that browsers draw by themselves, so that the original may stand in for a rendition. */
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
/** No photograph packs its pixels tighter than this; what does is built to exhaust whoever unpacks it. */
export const MAX_EXPANSION = 250;
/** Below this unpacked size the expansion does not matter: a flat drawing may be tiny. */
export const HARMLESS_UNPACKED_BYTES = 64 * 1024 * 1024;

/** Widths that the layouts use, close to each other where phones choose. A rendition is never wider than its original. */
export const VARIANT_WIDTHS = [320, 480, 640, 960, 1440, 1920] as const;
/** Rendition made while the upload is answered, so that a page never waits for the others. */
export const FIRST_RENDITION_WIDTH = 960;
/** Keeps a very tall picture inside what WebP can hold and a small memory. */
export const MAX_RENDITION_HEIGHT = 4096;

/** All frames of an animation together: what a visitor's browser can be asked to unpack. */
export const MAX_ANIMATION_PIXELS = 400_000_000;
export const MAX_SVG_BYTES = 1024 * 1024;

/** Why a file is not taken. Each has its words in `media.texts.ts`. */
export type Refusal =
  | "empty"
  | "tooLarge"
  | "wrongType"
  | "wrongExtension"
  | "tooManyPixels"
  | "bomb"
  | "unsafeDrawing"
  | "hiddenContent"
  | "damaged"
  | "cutShort";

export const UNFINISHED_UPLOAD_HOURS = 24;
/** How long a removed file can be had back. */
export const UNDO_MINUTES = 10;

export type VariantFormat = "avif" | "webp" | "jpg" | "png" | "mp4";

/** What one place of the administration takes: who may send it, what it may be, where it is kept. */
export type UploadKind = {
  name: string;
  roles: readonly Role[];
  types: readonly MediaType[];
  maxBytes: number;
  bucket: Bucket;
  folder: string;
  /** The same content again is not stored again: the address that the library has is used. */
  reusesSame: boolean;
};

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
};

export const sampleImageUpload: UploadKind = { ...galleryImageUpload, name: "sampleImage" };

export const productImageUpload: UploadKind = {
  ...galleryImageUpload,
  name: "productImage",
  bucket: "site_assets",
  folder: "products",
};

/** Pictures of settings, pages and banners. */
export const siteImageUpload: UploadKind = {
  ...productImageUpload,
  name: "siteImage",
  types: PHOTOGRAPHS,
  folder: "site",
};

/** The brand's mark: a drawing, or a picture that may be cut out. */
export const logoUpload: UploadKind = {
  ...siteImageUpload,
  name: "logo",
  types: ["image/svg+xml", "image/png"],
};

/** Catalogues that visitors take along. */
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
};

export const storageTestVideoUpload: UploadKind = { ...heroVideoUpload, name: "storageTestVideo" };

/** Whatever the site can show or hand out, sent from the library itself. */
export const libraryUpload: UploadKind = {
  ...siteImageUpload,
  name: "library",
  types: [...ANY_PICTURE, "video/mp4", "application/pdf"],
  folder: "acervo",
};

/** What takes the place of a file of the library. */
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

export function fileUrl(bucket: string, key: string): string {
  return `/files/${bucket}/${key}`;
}

/** Key of a rendition. Made of the original's content, so that whoever fetched it may keep it for ever. */
export function variantKey(contentHash: string, width: number, format: VariantFormat): string {
  return `variants/${contentHash}-${width}.${format}`;
}

/** The widths that a picture gets: those of the layouts, and its own when it is smaller than the largest. */
export function variantWidths(originalWidth: number): number[] {
  const largest = Math.min(originalWidth, Math.max(...VARIANT_WIDTHS));
  return [...VARIANT_WIDTHS.filter((width) => width < largest), largest];
}
