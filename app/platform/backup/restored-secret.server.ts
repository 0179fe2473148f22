import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { adoptSecret, env } from "#app/platform/env.server.ts";
import { MIN_SECRET_CHARACTERS, writeFileAtomically } from "#app/platform/secret-file.ts";
import { DamagedArchiveError } from "./archive.ts";

/** Beside the schemas that a restore empties. */
const SCHEMA = "restored_secret";

const fileAside = () => join(env().dataDir, "auth-secret.restored");
const digestOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/**
 * Within the restore's transaction: the archive's secret is written beside the present one, and the transaction notes
 * that it belongs to its rows. Until the rows are committed the note does not exist, and the present secret stays.
 */
export async function setSecretAside(client: pg.ClientBase, secret: string): Promise<void> {
  if (secret.length < MIN_SECRET_CHARACTERS)
    throw new DamagedArchiveError("The archive's secret is too short to sign anything");
  writeFileAtomically(fileAside(), secret);
  await client.query(`drop schema if exists ${SCHEMA} cascade`);
  await client.query(`create schema ${SCHEMA}`);
  await client.query(`create table ${SCHEMA}.digest as select $1::text as digest`, [digestOf(secret)]);
}

/**
 * After the restore, and at every start for one that broke off: the secret takes its place when its rows did, and is
 * forgotten when they did not. The note goes last, so that being ended in between loses nothing. Returns whether the
 * secret is another one now.
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
