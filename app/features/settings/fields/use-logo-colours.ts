import { useEffect, useState } from "react";
import { isOneColour } from "./logo-colours.rules.ts";

/** Pixels. */
const SIDE = 64;

export function useIsOneColour(logo: string): boolean | null {
  const [read, setRead] = useState<{ logo: string; isPlain: boolean | null } | null>(null);
  useEffect(() => {
    if (!logo) return;
    const image = new Image();
    image.onload = () => setRead({ logo, isPlain: readColours(image) });
    image.src = logo;
    return () => {
      image.onload = null;
    };
  }, [logo]);
  return read?.logo === logo ? read.isPlain : null;
}

function readColours(image: HTMLImageElement): boolean | null {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return isOneColour(context.getImageData(0, 0, SIDE, SIDE).data);
}
