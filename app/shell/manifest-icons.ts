/** Icons of a web app manifest; `own` is the folder of another brand's. */
export function manifestIcons(own: string | undefined): object[] {
  return [
    { src: own ? `${own}marca-192.png` : "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: own ? `${own}marca-512.png` : "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    {
      src: own ? `${own}inteira-512.png` : "/icons/icon-maskable-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
    { src: own ? `${own}marca.svg` : "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  ];
}
