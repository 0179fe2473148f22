import { rugDesignSizes, rugDesigns, rugDesignYarns } from "#app/features/simulator/rug-designs.table.ts";
import { newId } from "#app/platform/ids.ts";
import { CATALOGUE } from "./catalogue.ts";
import { cents, eurosOf } from "./product-prices.ts";
import { name } from "./said.ts";
import type { SeedYarns } from "./seed-media.ts";
import type { SeedPlan } from "./seed-plan.ts";

/** What the simulator can lay on a floor: every rug of the catalogue, with yarns that can be exchanged. */
export function planRugDesigns(plan: SeedPlan, products: Map<string, string>, allYarns: SeedYarns[]): void {
  for (const [order, entry] of CATALOGUE.entries()) {
    const id = newId();
    const found = allYarns.find((yarns) => yarns.name === entry.rug);
    if (!found) throw new Error(`The demo has no yarns for ${entry.rug}`);
    plan.insert(rugDesigns, {
      id,
      productId: products.get(entry.rug) ?? null,
      imageUrl: plan.urlOf(`${entry.rug}-design`),
      pileHeightMetres: found.pileHeightMetres,
      priceBrlCents: cents(entry.price),
      priceEurCents: cents(eurosOf(entry.price)),
      displayOrder: order + 1,
      ...plan.words("rug_designs", id, { name: name(entry.name) }),
    });
    plan.insert(
      rugDesignSizes,
      ...entry.sizes.map(([widthMetres, lengthMetres], place) => ({
        rugDesignId: id,
        widthMetres,
        lengthMetres,
        displayOrder: place + 1,
      })),
    );
    plan.insert(rugDesignYarns, ...found.yarns.map((yarn) => ({ rugDesignId: id, ...yarn })));
  }
}
