import { mkdirSync, mkdtempSync } from "node:fs";
import { access, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { linkFolder } from "./servers/linked-folder.ts";

export type PlaceOptions = {
  /** Initial content; default: the demo. */
  seed?: "demo" | "demo-2" | "none";
  /** Whether the first administrator exists; default: true. */
  administrator?: boolean;
};

/** Without a database URL the server starts its own PostgreSQL in the folder. */
export type Place = { dataDir: string; databaseUrl: string | undefined; remove(): Promise<void> };

/** For a process that uses the place. */
export function variablesOf({ dataDir, databaseUrl }: Place): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

type FillTemplate = (place: Place, options: Required<PlaceOptions>) => Promise<void>;

const WAIT_FOR_TEMPLATE_MS = 180_000;

/** A private copy of a template, which is filled once per run and kind by its first user. */
export async function preparePlace(options: PlaceOptions, fill: FillTemplate, name = "app"): Promise<Place> {
  const wanted = { seed: options.seed ?? "demo", administrator: options.administrator ?? true };
  const kind = [name, wanted.seed, wanted.administrator ? "admin" : "bare"].join("-");
  const templateDir = join(runFolder(), kind);
  const templateDatabase = kind.replaceAll("-", "_");
  await once(templateDir, async () => {
    await asAdministrator(`create database ${templateDatabase}`);
    const databaseUrl = addressOf(templateDatabase);
    await fill({ dataDir: templateDir, databaseUrl, remove: async () => {} }, wanted);
  });
  const dataDir = mkdtempSync(join(runFolder(), "a"));
  await linkFolder(templateDir, dataDir);
  return placeAt(dataDir, `template ${templateDatabase} strategy file_copy`);
}

export function emptyPlace(): Promise<Place> {
  return placeAt(mkdtempSync(join(runFolder(), "e")), "");
}

export function ownPlace(): Place {
  const dataDir = mkdtempSync(join(runFolder(), "o"));
  return {
    dataDir,
    databaseUrl: undefined,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function placeAt(dataDir: string, template: string): Promise<Place> {
  const name = `t_${dataDir.split("/").at(-1)?.replace(/\W/g, "").toLowerCase()}_${process.pid}`;
  await asAdministrator(`create database ${name} ${template}`);
  return {
    dataDir,
    databaseUrl: addressOf(name),
    async remove() {
      await rm(dataDir, { recursive: true, force: true });
      await asAdministrator(`drop database if exists ${name} with (force)`);
    },
  };
}

/** Test files run in separate processes: the one that succeeds in creating the folder fills it. */
async function once(templateDir: string, fill: () => Promise<void>): Promise<void> {
  const ready = `${templateDir}.ready`;
  const failed = `${templateDir}.failed`;
  const claim = `${templateDir}.claim`;
  const deadline = Date.now() + WAIT_FOR_TEMPLATE_MS;
  while (!(await exists(ready))) {
    if (await exists(failed))
      throw new Error("The prepared database could not be made; see the first failure");
    if (Date.now() > deadline) throw new Error("The prepared database was not ready in time");
    if (!claimed(claim)) {
      await new Promise((next) => setTimeout(next, 100));
      continue;
    }
    try {
      mkdirSync(templateDir, { recursive: true });
      await fill();
      await writeFile(ready, "");
    } catch (error) {
      await writeFile(failed, String(error));
      throw error;
    }
  }
}

function claimed(claim: string): boolean {
  try {
    mkdirSync(claim);
    return true;
  } catch {
    return false;
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

function runFolder(): string {
  const folder = process.env.TEST_RUN_DIR;
  if (!folder) throw new Error("TEST_RUN_DIR is not set: run the tests through vitest, with their project");
  return folder;
}

function addressOf(database: string): string {
  const url = new URL(process.env.TEST_PG_URL ?? "");
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_PG_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
