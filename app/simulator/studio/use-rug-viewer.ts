import { type RefObject, useEffect, useRef, useState } from "react";
import { rugGlb } from "../scene/rug-glb.ts";
import { rugTexture } from "../scene/rug-texture.ts";
import type { RugViewer } from "../scene/rug-viewer.ts";
import type { SimulatorRug } from "../simulator-rug.ts";
import { rasterFor } from "./stage/rasters.client.ts";

export type SizedRug = { width: number; length: number; colours: Record<number, string> };
export type ViewerState = "loading" | "shown" | "failed";

export function useRugViewer(
  host: RefObject<HTMLElement | null>,
  rug: SimulatorRug,
  sized: SizedRug,
  alt: string,
) {
  const [state, setState] = useState<ViewerState>("loading");
  const [canLay, setCanLay] = useState(false);
  const [hasRefused, setRefused] = useState(false);
  const viewer = useRef<RugViewer>(undefined);
  const { width, length, colours } = sized;

  useEffect(() => {
    let isWanted = true;
    let address = "";
    async function show() {
      const [{ openRugViewer }, file] = await Promise.all([
        import("../scene/rug-viewer.ts"),
        rugFile(rug, { width, length, colours }),
      ]);
      const surface = host.current;
      if (!isWanted || !surface) return;
      address = URL.createObjectURL(file);
      const opened = await openRugViewer(surface, { address, alt }, () => {
        setRefused(true);
        setCanLay(false);
      });
      if (!isWanted) return opened.dispose();
      viewer.current = opened;
      setCanLay(opened.canLay);
      setState("shown");
    }
    show().catch(() => isWanted && setState("failed"));
    return () => {
      isWanted = false;
      viewer.current?.dispose();
      viewer.current = undefined;
      URL.revokeObjectURL(address);
    };
  }, [host, rug, width, length, colours, alt]);

  return { state, canLay, hasRefused, lay: () => void viewer.current?.lay() };
}

async function rugFile(rug: SimulatorRug, { width, length, colours }: SizedRug): Promise<Blob> {
  const raster = await rasterFor(rug, colours, { width, length });
  const { name, pileHeight } = rug;
  const body = { name, width, length, pileHeight, ...(await rugTexture(raster, rug.shape)) };
  return new Blob([rugGlb(body)], { type: "model/gltf-binary" });
}
