import { whenShown } from "./when-loaded.client.ts";

export function addManifest(): void {
  whenShown(() => {
    const link = document.createElement("link");
    link.rel = "manifest";
    link.href = "/manifest.webmanifest";
    document.head.append(link);
  });
}
