import { whenShown } from "./when-loaded.client.ts";

/** Who keeps the site on a screen of theirs needs its manifest; a page that is still arriving does not. */
export function addManifest(): void {
  whenShown(() => {
    const link = document.createElement("link");
    link.rel = "manifest";
    link.href = "/manifest.webmanifest";
    document.head.append(link);
  });
}
