import type pg from "pg";

export type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[] };

const ROWS_AT_ONCE = 200;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: Column[]; refers: string[] }>(`
    select class.relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select json_agg(distinct target.relname) from pg_constraint
        join pg_class target on target.oid = confrelid
        where conrelid = class.oid and contype = 'f' and confrelid <> class.oid), '[]') as refers
    from pg_class class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind = 'r' order by class.relname`);
  const ordered: Table[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const done = new Set(ordered.map(({ name }) => name));
    const next = waiting.filter(({ refers }) => refers.every((name) => done.has(name)));
    if (next.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${waiting.map(({ name }) => name)}`);
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** Lines of JSON arrays of PostgreSQL's text values: exact and independent of the version. */
export async function* dumpRows(client: pg.ClientBase, { name, columns }: Table): AsyncGenerator<string> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(", ");
  await client.query(
    `declare dumped cursor for select json_build_array(${values})::text as line from public.${quoted(name)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from dumped`);
    for (const { line } of rows) yield line;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query("close dumped");
}

export async function loadRows(
  client: pg.ClientBase,
  { name, columns }: Table,
  lines: AsyncIterable<string>,
): Promise<number> {
  const names = columns.map((column) => quoted(column.name)).join(", ");
  const values = columns.map(({ type }, at) => `(line->>${at})::${type}`).join(", ");
  // jsonb: json would be parsed again for each column.
  const insert = `insert into public.${quoted(name)} (${names})
    select ${values} from jsonb_array_elements($1::jsonb) as line`;
  let count = 0;
  let batch: string[] = [];
  const write = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(",")}]`]);
    count += batch.length;
    batch = [];
  };
  for await (const line of lines) if (batch.push(line) >= ROWS_AT_ONCE) await write();
  await write();
  // Without it the first queries on a large catalogue could take minutes.
  await client.query(`analyze public.${quoted(name)}`);
  return count;
}
