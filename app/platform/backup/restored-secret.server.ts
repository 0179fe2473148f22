import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { adoptSecret, env } from "../env.server.ts";
import { MIN_SECRET_CHARACTERS, writeFileAtomically } from "../secret-file.ts";
import { DamagedArchiveError } from "./archive.ts";

/** A schema that a restore does not empty. */
const SCHEMA = "restored_secret";

const fileAside = () => join(env().dataDir, "auth-secret.restored");
const digestOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** In the restore's transaction, so that the present secret stays until it is committed. */
export async function preserveRestoredSecret(client: pg.ClientBase, secret: string): Promise<void> {
  if (secret.length < MIN_SECRET_CHARACTERS)
    throw new DamagedArchiveError("The archive's secret is too short to sign anything");
  writeFileAtomically(fileAside(), secret);
  await client.query(`drop schema if exists ${SCHEMA} cascade`);
  await client.query(`create schema ${SCHEMA}`);
  await client.query(`create table ${SCHEMA}.digest as select $1::text as digest`, [digestOf(secret)]);
}

/**
 * Applied after a restore, and at every start for an interrupted one: takes the new secret if its rows were
 * committed, else discards it. The note is deleted last, so an interruption loses nothing. Returns whether
 * the secret changed.
 */
export async function applyRestoredSecret(client: pg.ClientBase): Promise<boolean> {
  const noted = await notedDigest(client);
  const aside = existsSync(fileAside()) ? readFileSync(fileAside(), "utf8") : null;
  const isOfTheseRows = aside !== null && digestOf(aside) === noted;
  const isAdopted = isOfTheseRows && aside !== env().authSecret;
  if (isAdopted) adoptSecret(aside);
  rmSync(fileAside(), { force: true });
  if (noted) await client.query(`drop schema ${SCHEMA} cascade`);
  return isAdopted;
}

async function notedDigest(client: pg.ClientBase): Promise<string | null> {
  const { rows: found } = await client.query("select to_regclass($1) is not null as exists", [
    `${SCHEMA}.digest`,
  ]);
  if (!found[0]?.exists) return null;
  const { rows } = await client.query(`select digest from ${SCHEMA}.digest`);
  return rows[0]?.digest ?? null;
}
