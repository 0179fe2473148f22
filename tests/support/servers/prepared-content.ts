import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { wire } from "#app/platform/db/broadcasts.ts";
import type { ContentTag } from "#app/platform/http/cache/content-tags.server.ts";
import { linkFolder } from "./linked-folder.ts";

/** Of the tests alone: the application reads `public` and the queue's schema. */
const COPIES = "prepared";
const IDLE_WITHIN_MS = 5000;
const EVERYTHING = {
  settings: true,
  products: true,
  media: true,
  content: true,
  "rug-designs": true,
  "shared-pictures": true,
} satisfies Record<ContentTag, true>;

export type PreparedContent = {
  /**
   * Rows and files as they were prepared; nothing is queued, and the server is told that all content changed.
   * False, and nothing restored, while the server is at work.
   */
  restore(): Promise<boolean>;
};

/** Copies all rows and links all files, before a server starts on them. */
export async function keepContent(databaseUrl: string, dataDir: string): Promise<PreparedContent> {
  const copy = `${dataDir}-prepared`;
  await mkdir(copy);
  await linkFolder(dataDir, copy);
  await connected(databaseUrl, async (client) => {
    await client.query(`create schema ${COPIES}`);
    for (const { name } of await tablesOf(client))
      await client.query(`create table ${COPIES}.${name} as table public.${name}`);
  });
  return {
    async restore() {
      return connected(databaseUrl, async (client) => {
        if (!(await isIdle(client))) return false;
        await restoreRows(client);
        await restoreFiles(copy, dataDir);
        await announceChange(client);
        return true;
      });
    },
  };
}

type Table = { name: string; columns: string };

/** Without generated columns. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select quote_ident(table_name) as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name`);
  return rows;
}

/** Jobs that run or may begin, and statements of late requests. */
const BUSY = `
  select 1 from pgboss.job where state = 'active' or (state < 'active' and start_after <= now())
  union all
  select 1 from pg_stat_activity
  where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;

async function isIdle(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + IDLE_WITHIN_MS;
  while (Date.now() < deadline) {
    const { rows } = await client.query(BUSY);
    if (rows.length === 0) return true;
    await new Promise((next) => setTimeout(next, 100));
  }
  return false;
}

async function restoreRows(client: pg.Client): Promise<void> {
  const tables = await tablesOf(client);
  const statements = tables.map(
    ({ name, columns }) => `delete from public.${name};
      insert into public.${name} (${columns}) select ${columns} from ${COPIES}.${name};`,
  );
  // Without triggers and foreign keys, so that the order of the tables does not matter.
  await client.query(`begin; set local session_replication_role = replica;
    ${statements.join("\n")} delete from pgboss.job; commit`);
}

/** Stored files are replaced by renaming, so another file has another inode. */
async function restoreFiles(from: string, to: string): Promise<void> {
  const [kept, found] = await Promise.all([inodesIn(from), inodesIn(to)]);
  const others = [...found].filter(([path, inode]) => kept.get(path) !== inode);
  await Promise.all(others.map(([path]) => rm(join(to, path))));
  await linkFolder(from, to);
}

async function inodesIn(folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path.slice(folder.length + 1), (await stat(path)).ino] as const),
    ),
  );
}

/** As another process on the same database would. */
async function announceChange(client: pg.Client): Promise<void> {
  const change = JSON.stringify({ keys: Object.keys(EVERYTHING), mayLag: false });
  await client.query("select pg_notify($1, $2)", [wire.channel, wire.encode("content_changed", change)]);
}

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
