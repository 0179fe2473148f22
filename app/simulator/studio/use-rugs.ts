import { useEffect, useState } from "react";
import type { Placement } from "../engine/simulation.ts";
import type { ShownRug } from "../scene/view.ts";
import type { SimulatorRug } from "../simulator-rug.ts";
import { rasterFor } from "./stage/rasters.client.ts";

type Loaded = { of: readonly Placement[] | null; shown: ShownRug[]; hasFailed: boolean };

/** `isLate`: `shown` is of earlier placements still. */
export function useRugs(
  placements: readonly Placement[],
  rugs: SimulatorRug[],
): { shown: ShownRug[]; isLate: boolean; hasFailed: boolean } {
  const [loaded, setLoaded] = useState<Loaded>({ of: null, shown: [], hasFailed: false });
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
      setLoaded({
        of: placements,
        shown: results.flatMap((one) => (one.status === "fulfilled" && one.value ? [one.value] : [])),
        hasFailed: results.some(({ status }) => status === "rejected"),
      });
    });
    return () => {
      isWanted = false;
    };
  }, [placements, rugs]);
  const { of, ...result } = loaded;
  return { ...result, isLate: of !== placements };
}
