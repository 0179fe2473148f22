import { readdirSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "tests/archives";

export const archivePath = (version: string): string => join(FOLDER, version, "installation.backup.tar.gz");

export const archivedVersions = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
