import { rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";

// Opens a folder after a crash and says in one line what is in it. Every index is compared with its table.
const [folder = "", round = "0"] = process.argv.slice(2);
// As the product does before it opens one.
rmSync(join(folder, "postmaster.pid"), { force: true });
const log: string[] = [];
const database = await PGlite.create({
  dataDir: folder,
  extensions: { amcheck },
  onStderr: (line) => log.push(line) > 0,
}).catch((error) => {
  process.stderr.write(
    `Error: ${error.message}. ${log.filter((line) => /PANIC|FATAL|ERROR/.test(line)).join(" ")}\n`,
  );
  process.exit(1);
});
await database.exec("create extension if not exists amcheck");
const { rows } = await database.query<{ found: number; last: number; noted: number }>(
  `select count(*)::int as found, coalesce(max(n), 0)::int as last,
     (select case when progress.round = $1 then progress.n else 0 end from progress) as noted
   from acknowledged where round = $1`,
  [Number(round)],
);
// Throws when an index lacks a row of its table.
await database.exec(`select bt_index_check(index.oid, true) from pg_class index join pg_am on pg_am.oid = index.relam
  where pg_am.amname = 'btree' and index.relkind = 'i'`);
const faults = await database.query(`select heap.relname, fault.* from pg_class heap,
  lateral verify_heapam(heap.oid::regclass) fault where heap.relkind in ('r', 't')`);
process.stdout.write(JSON.stringify({ ...rows[0], faults: faults.rows.length }));
await database.close();
process.exit(0);
