import { and, between, eq, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { daysBack, monthOf, monthsBack, type Range } from "../calendar.rules.ts";

type Summed = { span: AnyPgColumn; day: AnyPgColumn };

/** Whole months by their sums, the remaining days by day: a year reads about twelve rows. */
export function isSummedIn({ span, day }: Summed, { from, to }: Range): SQL | undefined {
  const firstMonth = from === monthOf(from) ? from : monthsBack(from, -1);
  const lastDay = firstMonth > to ? to : daysBack(firstMonth, 1);
  return or(
    and(eq(span, "month"), between(day, firstMonth, to)),
    and(eq(span, "day"), between(day, from, lastDay)),
  );
}
