import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Editor } from "#app/accounts/guard.server.ts";
import { median } from "./processes.ts";
import { type Row, table } from "./table.ts";

// npm run bench:scale -- audit [COUNT]: how long it takes to see that a long audit log is whole.
const COUNT = Number(process.argv[2] ?? 100_000);
const ROWS_AT_ONCE = 2000;
const ROUNDS = 7;
const AIM_MS = 1000;

process.env.SEED = "none";
process.env.LOG_LEVEL = "fatal";
const editor: Editor = { id: "1", email: "bench@urdume.test", role: "admin", sessionId: "s" };

const rows: Row[] = [{ what: "actions in the audit log", found: COUNT, aim: "" }];
const medians: number[] = [];
await measure();
console.log(table(rows));
if (medians.some((found) => found > AIM_MS)) process.exitCode = 1;

async function measure(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "urdume-audit-"));
  process.env.DATA_DIR = dataDir;
  const { env } = await import("#app/platform/env.server.ts");
  Object.assign(env(), { dataDir, databaseUrl: undefined });
  const { closeDatabase, migrateDatabase, openDatabase } = await import("#app/platform/db/db.server.ts");
  const { verifyInParts } = await import("#app/accounts/audit/verify-chain.server.ts");
  await openDatabase();
  try {
    await migrateDatabase();
    await fill();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const { checked, brokenAt } = (await Array.fromAsync(verifyInParts(editor))).at(-1) ?? {};
      times.push(performance.now() - began);
      if (checked !== COUNT || brokenAt !== null) throw new Error(`Only ${checked} actions were verified`);
    }
    medians.push(median(times));
    const found = `${median(times).toFixed(0)} / ${Math.max(...times).toFixed(0)}`;
    rows.push({
      what: `every seal computed anew, ms, median / slowest`,
      found,
      aim: String(AIM_MS),
    });
  } finally {
    await closeDatabase();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** In bulk, because writing them one by one is not what is measured. */
async function fill(): Promise<void> {
  const { db } = await import("#app/platform/db/db.server.ts");
  const { audit } = await import("#app/platform/audit/audit.table.ts");
  const { FIRST_HASH } = await import("#app/platform/audit/actions.rules.ts");
  const { hashRow } = await import("#app/platform/audit/hash-row.server.ts");
  let previousHash = FIRST_HASH;
  for (let first = 1; first <= COUNT; first += ROWS_AT_ONCE) {
    const batch = Array.from({ length: Math.min(ROWS_AT_ONCE, COUNT - first + 1) }, (_, at) => {
      const row = {
        ...{ number: first + at, at: new Date(1_700_000_000_000 + (first + at) * 1000) },
        ...{ actorId: "01890000", actor: "dona@urdume.example", action: "saved", about: "/admin/tapetes" },
        details: { content: "products, content" },
      };
      const sealed = { ...row, previousHash, hash: hashRow(previousHash, row) };
      previousHash = sealed.hash;
      return sealed;
    });
    await db().insert(audit).values(batch);
  }
}
