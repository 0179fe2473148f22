import { readFileSync } from "node:fs";
import { Socket } from "node:net";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { projectFile } from "../project-root.ts";
import { content } from "./content/content.table.ts";
import {
  broadcast,
  closeDatabase,
  databaseStatus,
  db,
  inTransaction,
  migrateDatabase,
  onBroadcast,
  openDatabase,
  type Transaction,
  withSetupLock,
} from "./db.server.ts";

useTestDatabase();

const rowOf = (key: string) => and(eq(content.type, "contract"), eq(content.slug, key));
const save = (key: string, text: string, on: Transaction = db()) =>
  on.insert(content).values({ type: "contract", slug: key, published: { text } });
const textOf = (row?: { published: Record<string, unknown> }) => row?.published.text as string | undefined;
const read = async (key: string) => textOf((await db().select().from(content).where(rowOf(key)))[0]);
const receivedWithin = async (received: unknown[], count: number) => {
  for (let waited = 0; received.length < count && waited < 3000; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return received;
};

describe("transactions", () => {
  test("what is committed can be read", async () => {
    await inTransaction((tx) => save("committed", "yes", tx));
    expect(await read("committed")).toBe("yes");
  });

  test("an exception undoes everything", async () => {
    const failing = inTransaction(async (tx) => {
      await save("undone", "no", tx);
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await read("undone")).toBeUndefined();
  });

  test("queries through db() belong to the transaction around them", async () => {
    const failing = inTransaction(async () => {
      await save("within the transaction", "no");
      expect(await read("within the transaction")).toBe("no");
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow();
    expect(await read("within the transaction")).toBeUndefined();
  });

  test("a transaction within another can fail alone", async () => {
    await inTransaction(async () => {
      await save("outer", "kept");
      await inTransaction(async () => {
        await save("inner", "undone");
        throw new Error("on purpose");
      }).catch(() => {});
    });
    expect([await read("outer"), await read("inner")]).toEqual(["kept", undefined]);
  });

  test("work that outlives a transaction uses the database itself", async () => {
    let finish = () => {};
    const late = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let outliving: Promise<unknown> = Promise.resolve();
    await inTransaction(async () => {
      outliving = late.then(() => save("late", "written"));
    });
    finish();
    await outliving;
    expect(await read("late")).toBe("written");
  });

  test("200 read-modify-write transactions from 8 sides lose nothing", async () => {
    await save("counter", "0");
    const side = async () => {
      for (let turn = 0; turn < 25; turn++)
        await inTransaction(async (tx) => {
          const [row] = await tx.select().from(content).where(rowOf("counter")).for("update");
          await tx
            .update(content)
            .set({ published: { text: String(Number(textOf(row)) + 1) } })
            .where(rowOf("counter"));
        });
    };
    await Promise.all(Array.from({ length: 8 }, side));
    expect(await read("counter")).toBe("200");
  });
});

describe("statements", () => {
  test("400 different ones at once each get their own answer", async () => {
    const wrong: number[] = [];
    const side = async (_: unknown, width: number) => {
      for (let turn = 0; turn < 50; turn++) {
        const value = width * 1000 + turn;
        const columns = Array.from(
          { length: width + 1 },
          (_, at) => sql`${value}::int + ${at}::int as ${sql.identifier(`c${at}`)}`,
        );
        const { rows } = await db().execute(sql`select ${sql.join(columns, sql`, `)}`);
        if (Object.keys(rows[0] ?? {}).length !== width + 1 || rows[0]?.c0 !== value) wrong.push(value);
      }
    };
    await Promise.all(Array.from({ length: 8 }, side));
    expect(wrong).toEqual([]);
  });

  test("a failing one spoils none of its neighbours", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) => db().execute(sql`select 10 / ${at % 2}::int as value`)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    expect(await read("committed")).toBe("yes");
  });

  test("a violated constraint says which", async () => {
    await save("twice", "first");
    const again = save("twice", "second");
    await expect(again).rejects.toMatchObject({
      cause: { code: "23505", constraint: "content_slug_once" },
    });
  });

  test("a text of 4 MB comes back as it went", async () => {
    const long = "fio ".repeat(1_000_000);
    await save("long", long);
    expect(await read("long")).toHaveLength(long.length);
  });

  test("numbers, moments and documents keep their value", async () => {
    const { rows } = await db().execute(
      sql`select 2.10::numeric(5,2) as metres, ${JSON.stringify({ a: [1, "é"] })}::jsonb as document,
        timestamptz '2026-02-03 04:05:06.789+00' as moment, 9007199254740991::bigint as bytes`,
    );
    expect(rows[0]).toEqual({
      metres: "2.10",
      document: { a: [1, "é"] },
      moment: "2026-02-03 04:05:06.789+00",
      bytes: "9007199254740991",
    });
  });
});

describe("broadcasts", () => {
  const received: string[] = [];
  beforeAll(() => void onBroadcast("contract", (payload) => received.push(payload)));

  test("reach the listeners of their channel", async () => {
    await broadcast("elsewhere", "not for us");
    await broadcast("contract", 'quotes " and acentos ç');
    expect(await receivedWithin(received, 1)).toEqual(['quotes " and acentos ç']);
  });

  test("wait for the commit, and are not sent after a rollback", async () => {
    await inTransaction(async () => {
      await broadcast("contract", "rolled back");
      throw new Error("on purpose");
    }).catch(() => {});
    await inTransaction(async () => {
      await broadcast("contract", "committed");
      expect(received).toHaveLength(1);
    });
    expect(await receivedWithin(received, 2)).toEqual([expect.anything(), "committed"]);
  });
});

test("a lost listening connection is made again, and the gap is reported", async () => {
  const received: string[] = [];
  let gaps = 0;
  const stop = onBroadcast(
    "reconnection",
    (payload) => received.push(payload),
    () => gaps++,
  );
  await db().execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'urdume-listener' and datname = current_database()`,
  );
  for (let waited = 0; gaps === 0 && waited < 10_000; waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await broadcast("reconnection", "heard again");
  expect([gaps, await receivedWithin(received, 1)]).toEqual([1, ["heard again"]]);
  stop();
});

describe("migrations", () => {
  test("are all there", async () => {
    const expected = { isReachable: true, pending: [], isNewerThanCode: false };
    expect(await databaseStatus()).toMatchObject(expected);
  });

  test("make no sequence, which a restored backup would not continue", async () => {
    const { rows } = await db().execute(
      sql`select sequencename from pg_sequences where schemaname = 'public'`,
    );
    expect(rows).toEqual([]);
  });

  test("can be run again, even by several at once", async () => {
    await Promise.all([migrateDatabase(), migrateDatabase(), migrateDatabase()]);
    expect((await databaseStatus()).pending).toEqual([]);
  });

  test("what a start does waits for another start, and may migrate while it holds the lock", async () => {
    const order: string[] = [];
    const start = (name: string) =>
      withSetupLock(async () => {
        order.push(`${name} begins`);
        await migrateDatabase();
        order.push(`${name} ends`);
      });
    await Promise.all([start("one"), start("two")]);
    expect(order.map((step) => step.split(" ")[1])).toEqual(["begins", "ends", "begins", "ends"]);
    await expect(withSetupLock(() => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
    expect(await withSetupLock(async () => "free again")).toBe("free again");
  });

  test("reminders that were moments become the days that they were in the zone of the site", async () => {
    const file = readFileSync(projectFile("db/migrations/0058_reminder_days.sql"), "utf8");
    const undone = inTransaction(async (tx) => {
      const hours = { "contact.timeZone": "Europe/Madrid" };
      await tx.delete(content).where(eq(content.type, "settings"));
      await tx.insert(content).values({ type: "settings", slug: "hours", published: hours });
      for (const table of ["leads", "messages"]) {
        await tx.execute(sql.raw(`alter table ${table} drop column remind_on`));
        await tx.execute(sql.raw(`alter table ${table} add column remind_at timestamptz`));
        await tx.execute(sql.raw(`create index ${table}_by_reminder on ${table} (remind_at)`));
      }
      const lead = (name: string, at: string | null) =>
        sql`insert into leads (id, name, origin, remind_at) values (gen_random_uuid(), ${name}, 'product', ${at})`;
      await tx.execute(lead("Madrid", "2026-11-22T23:00:00Z"));
      await tx.execute(lead("None", null));
      for (const statement of file.split("--> statement-breakpoint")) await tx.execute(sql.raw(statement));
      const { rows } = await tx.execute(sql`select name, remind_on::text as day from leads order by name`);
      throw new Error(JSON.stringify(rows));
    });
    await expect(undone).rejects.toThrow('[{"name":"Madrid","day":"2026-11-23"},{"name":"None","day":null}]');
  });

  test("a database of a newer version is left alone", async () => {
    const newer = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)`;
    await db().execute(newer);
    expect(await databaseStatus()).toMatchObject({ isNewerThanCode: true, pending: [] });
    await expect(migrateDatabase()).rejects.toThrow("newer version");
    await db().execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
  });
});

test("a connection that was silently dropped, also the one for broadcasts, is asked for after half a minute", async () => {
  await closeDatabase();
  const keptAlive = vi.spyOn(Socket.prototype, "setKeepAlive");
  await openDatabase();
  await db().execute(sql`select 1`);
  expect(keptAlive.mock.calls).toEqual([
    [true, 30_000],
    [true, 30_000],
  ]);
  keptAlive.mockRestore();
});
