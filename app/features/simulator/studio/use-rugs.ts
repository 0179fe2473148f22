import { useEffect, useState } from "react";
import type { Placement } from "../engine/simulation.ts";
import type { ShownRug } from "../scene/view.ts";
import type { SimulatorRug } from "../simulator-rug.ts";
import { rasterFor } from "./rasters.client.ts";

export function useRugs(
  placements: readonly Placement[],
  rugs: SimulatorRug[],
): { shown: ShownRug[]; hasFailed: boolean } {
  const [shown, setShown] = useState<ShownRug[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const all = placements.map(async (placement): Promise<ShownRug | null> => {
      const rug = rugs.find(({ id }) => id === placement.design);
      if (!rug) return null;
      const raster = await rasterFor(rug, placement.colours, placement);
      return { placement, raster, pileHeight: rug.pileHeight, shape: rug.shape, edge: rug.edge };
    });
    // One whose picture does not come leaves the others to be moved.
    void Promise.allSettled(all).then((results) => {
      if (!isWanted) return;
      setShown(results.flatMap((one) => (one.status === "fulfilled" && one.value ? [one.value] : [])));
      setFailed(results.some(({ status }) => status === "rejected"));
    });
    return () => {
      isWanted = false;
    };
  }, [placements, rugs]);
  return { shown, hasFailed };
}
