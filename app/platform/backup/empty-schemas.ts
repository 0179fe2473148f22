import type pg from "pg";

/** Also for a user of the database who may create in `public`, but to whom it does not belong. */
export async function emptySchemas(client: pg.ClientBase): Promise<void> {
  for (const schema of ["pgboss", "drizzle"]) await client.query(`drop schema if exists ${schema} cascade`);
  if (await mayDropPublic(client)) {
    await client.query("drop schema if exists public cascade");
    await client.query("create schema public");
  } else await emptyPublic(client);
}

async function mayDropPublic(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    "select 1 from pg_namespace where nspname = 'public' and not pg_has_role(nspowner, 'usage')",
  );
  return rows.length === 0;
}

/** What migrations make there, without what belongs to an extension. */
const DROP_STATEMENTS = `
  select format('drop table if exists public.%I cascade', relname) as statement
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure)
    from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

async function emptyPublic(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(DROP_STATEMENTS);
  for (const { statement } of rows) await client.query(statement);
}
