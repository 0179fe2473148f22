import { writeColours } from "#app/features/catalogue/exchanged-yarns.rules.ts";
import {
  REMOVAL_QUERY,
  type SharedPictureResponse,
  sharedPicturePath,
} from "#app/features/sharing/shared-pictures.rules.ts";
import type { Placement } from "../../engine/simulation.ts";
import type { StudioProps } from "../../simulator-rug.ts";
import type { Secrets } from "./picture-secrets.ts";

export type PictureToStore = {
  picture: Blob;
  rug: string;
  placement: Pick<Placement, "width" | "length" | "colours">;
  isApproximate: boolean;
  locale: StudioProps["locale"];
  secrets: Secrets;
};

export type StoredPicture = { address: string; removalAddress: string; removal: string; until: Date };

const GIVE_UP_AFTER_MS = 120_000;

/** Idempotent by its secrets. */
export async function storePicture(
  wanted: PictureToStore,
): Promise<StoredPicture | Exclude<SharedPictureResponse["state"], "stored">> {
  const { picture, rug, placement, isApproximate, locale, secrets } = wanted;
  const body = new FormData();
  const fields = {
    ...{ rug, locale, consent: "on", ...secrets },
    ...{ width: String(placement.width), length: String(placement.length) },
    colours: writeColours(placement.colours),
    ...(isApproximate && { approximate: "on" }),
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("files", picture, "simulation.jpg");
  try {
    const signal = AbortSignal.timeout(GIVE_UP_AFTER_MS);
    const response = await fetch("/simulador/imagens", { method: "POST", body, signal });
    const res = (await response.json()) as SharedPictureResponse;
    if (res.state !== "stored") return res.state;
    const address = new URL(sharedPicturePath(locale, res.id), location.href).href;
    const removalAddress = `${address}?${REMOVAL_QUERY}=${secrets.removal}`;
    return { address, removalAddress, removal: secrets.removal, until: new Date(res.until) };
  } catch {
    return "failed";
  }
}

export async function removePicture({ address, removal }: StoredPicture): Promise<boolean> {
  const body = new URLSearchParams({ secret: removal });
  return fetch(address, { method: "POST", body, headers: { accept: "text/html" } }).then(
    ({ ok }) => ok,
    () => false,
  );
}
