import { lt, sql } from "drizzle-orm";
import { RUG_ACTIONS, rugDesignCounts } from "#app/features/catalogue/rug-designs.table.ts";
import { dayOf } from "#app/i18n/local-day.rules.ts";
import { spansOf } from "#app/platform/calendar.rules.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";

export type RugAction = (typeof RUG_ACTIONS)[number];

const MAX_METRES = 12;

export async function countRug(
  rugDesignId: string,
  action: RugAction,
  size: { width: number; length: number },
): Promise<void> {
  try {
    const row = { rugDesignId, action, widthMetres: size.width, lengthMetres: size.length, count: 1 };
    await db()
      .insert(rugDesignCounts)
      .values(spansOf(dayOf(now())).map(([span, day]) => ({ ...row, span, day })))
      .onConflictDoUpdate({
        target: [
          rugDesignCounts.rugDesignId,
          rugDesignCounts.span,
          rugDesignCounts.day,
          rugDesignCounts.action,
          rugDesignCounts.widthMetres,
          rugDesignCounts.lengthMetres,
        ],
        set: { count: sql`${rugDesignCounts.count} + 1` },
      });
  } catch (error) {
    log.warn({ err: error, rugDesignId, action }, "A simulation could not be counted");
  }
}

export async function removeRugCounts(before: string): Promise<void> {
  await db().delete(rugDesignCounts).where(lt(rugDesignCounts.day, before));
}

export function readCount(fields: FormData) {
  const rug = String(fields.get("rug") ?? "");
  const action = RUG_ACTIONS.find((known) => known === fields.get("action") && known !== "requested");
  const [width, length] = [Number(fields.get("width")), Number(fields.get("length"))];
  const isSize = [width, length].every((metres) => metres > 0 && metres <= MAX_METRES);
  return action && isSize && /^[0-9a-f-]{36}$/.test(rug) ? { rug, action, size: { width, length } } : null;
}
