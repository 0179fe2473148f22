import type { Manifest } from "./manifest.rules.ts";

/**
 * What two archives do not have in common: tables by their number of rows and their checksum, files by theirs. The
 * moment at which each was made is left out, and so are jobs: a queue counts its own attempts.
 */
export function differencesBetween(source: Manifest, target: Manifest): string[] {
  const [there, here] = [contentsOf(source), contentsOf(target)];
  const names = [...new Set([...there.keys(), ...here.keys()])].sort();
  return names
    .filter((name) => there.get(name) !== here.get(name))
    .map((name) => `${name}: ${there.get(name) ?? "not there"}, then ${here.get(name) ?? "not there"}`);
}

function contentsOf({ tables, files, entries }: Manifest): Map<string, string> {
  const sums = new Map(entries.map(({ name, bytes, sha256 }) => [name, `${bytes} bytes ${sha256}`]));
  const contents = new Map<string, string>();
  for (const { name, rows, entry } of tables) contents.set(name, `${rows} rows, ${sums.get(entry)}`);
  for (const { bucket, key, entry } of files) contents.set(`${bucket}/${key}`, sums.get(entry) ?? "");
  return contents;
}
