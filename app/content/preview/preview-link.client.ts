import { copyText } from "#app/ui/feedback/copy-text.client.ts";
import type { PreviewOf } from "./preview-link.tsx";

const PATH = "/admin/previa/link";

export type Link = { address: string; isCopied: boolean };

/** Creates a link and copies it if the browser allows. */
export async function makePreviewLink(
  asked: PreviewOf & { id: string; dias: string },
): Promise<Link | "failed"> {
  const body = new URLSearchParams(asked);
  try {
    const response = await fetch(PATH, { method: "POST", body });
    if (!response.headers.get("content-type")?.includes("json")) return "failed";
    const { address } = (await response.json()) as { address: string };
    return { address, isCopied: await copyText(address) };
  } catch {
    return "failed";
  }
}
