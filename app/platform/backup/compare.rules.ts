import type { VerifiedManifest } from "./manifest.rules.ts";

/**
 * What two archives do not have in common: tables by their number of rows and their checksum, files by theirs. The
 * order of rows makes no difference. The moment at which each was made is left out, and so are jobs: a queue counts
 * its own attempts.
 */
export function differencesBetween(source: VerifiedManifest, target: VerifiedManifest): string[] {
  const [there, here] = [contentsOf(source), contentsOf(target)];
  const names = [...new Set([...there.keys(), ...here.keys()])].sort();
  return names
    .filter((name) => there.get(name) !== here.get(name))
    .map((name) => `${name}: ${there.get(name) ?? "not there"}, then ${here.get(name) ?? "not there"}`);
}

function contentsOf({ tables, files, entries }: VerifiedManifest): Map<string, string> {
  const sums = new Map(entries.map(({ name, bytes, sum }) => [name, `${bytes} bytes ${sum}`]));
  const contents = new Map<string, string>();
  for (const { name, rows, entry } of tables) contents.set(name, `${rows} rows, ${sums.get(entry)}`);
  for (const { bucket, key, entry } of files) contents.set(`${bucket}/${key}`, sums.get(entry) ?? "");
  return contents;
}
