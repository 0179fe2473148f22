export const VIDEO_TYPES = ["youtube", "vimeo", "mp4"] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];

export const HERO_VIDEO_MAX_BYTES = 50 * 1024 * 1024;
export const HERO_VIDEO_CONTENT_TYPE = "video/mp4";
export const HERO_LOADING_MAX_MS = 1000;
export const HERO_HISTORY_LENGTH = 12;
export const MAX_HERO_TITLE_LENGTH = 120;
export const MAX_HERO_SUBTITLE_LENGTH = 240;
export const MAX_HERO_CAPTION_LENGTH = 240;
export const HERO_WORDS = ["title", "subtitle", "captionName", "caption"] as const;
export type HeroWord = (typeof HERO_WORDS)[number];
/** Per cent: the lightest at which the title is readable, and the darkest. */
export const VEIL_LIMITS = { min: 0, max: 100 };
export const BUILT_IN_HERO_URL = "/media/hero.mp4";

export const LONG_PREVIEW_TITLE = 52;
export const MAX_URL_LENGTH = 2000;

export const OWN_FILE = /^\/(?:files|media)\/[\w./-]+$/;
const YOUTUBE_HOST = /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|youtu\.be)$/;
const VIMEO_HOST = /^(?:www\.|player\.)?vimeo\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{5,}$/;
const VIMEO_KEY = /^[0-9a-f]{8,}$/;

export type VideoAddress = { type: VideoType; embedUrl?: string };

/** In the background silent and in repetition; with controls once, and with sound. */
type Playing = "background" | "controls";

/** `null` for anything else, also for pages of YouTube and Vimeo without a film. */
export function readVideoAddress(address: string, playing: Playing = "background"): VideoAddress | null {
  const text = address.trim();
  if (OWN_FILE.test(text)) return text.includes("..") ? null : { type: "mp4" };
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const host = url.hostname.toLowerCase();
  if (YOUTUBE_HOST.test(host)) return readYoutube(url, playing);
  if (VIMEO_HOST.test(host)) return readVimeo(url, playing);
  return { type: "mp4" };
}

function readYoutube(url: URL, playing: Playing): VideoAddress | null {
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  const isShort = url.hostname.toLowerCase() === "youtu.be";
  const id = isShort
    ? first
    : ["shorts", "embed", "live", "v"].includes(first)
      ? second
      : (url.searchParams.get("v") ?? "");
  if (!YOUTUBE_ID.test(id)) return null;
  const player = new URLSearchParams({
    autoplay: "1",
    // YouTube loops a single film only as its own playlist.
    ...(playing === "background" && { mute: "1", loop: "1", playlist: id, controls: "0", enablejsapi: "1" }),
    playsinline: "1",
    rel: "0",
  });
  const start = secondsOf(url.searchParams.get("start") ?? url.searchParams.get("t"));
  if (start) player.set("start", String(start));
  return { type: "youtube", embedUrl: `https://www.youtube-nocookie.com/embed/${id}?${player}` };
}

/** `vimeo.com/ID`, `/ID/KEY` (unlisted), `/channels/NAME/ID`, `/showcase/N/video/ID`, and the player. */
function readVimeo(url: URL, playing: Playing): VideoAddress | null {
  const parts = url.pathname.split("/").filter(Boolean);
  const named = parts.findIndex((part) => part === "video" || part === "videos");
  const position = named >= 0 ? named + 1 : parts.findIndex((part) => VIMEO_ID.test(part));
  const id = parts[position] ?? "";
  if (!VIMEO_ID.test(id)) return null;
  const player = new URLSearchParams({
    autoplay: "1",
    ...(playing === "background" && { background: "1", muted: "1", loop: "1" }),
    dnt: "1",
  });
  const key = url.searchParams.get("h") ?? parts[position + 1] ?? "";
  if (VIMEO_KEY.test(key)) player.set("h", key);
  return { type: "vimeo", embedUrl: `https://player.vimeo.com/video/${id}?${player}` };
}

function secondsOf(moment: string | null): number {
  const found = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(moment ?? "");
  if (!found) return 0;
  const [, hours = "0", minutes = "0", seconds = "0"] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export type FileProblem = "format" | "size";

/** By MIME type and size; the server reads the bytes. */
export function heroFileProblem(file: { type: string; size: number }): FileProblem | null {
  if (file.type !== HERO_VIDEO_CONTENT_TYPE) return "format";
  return file.size > HERO_VIDEO_MAX_BYTES ? "size" : null;
}
