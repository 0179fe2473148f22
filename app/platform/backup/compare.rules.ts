import { type VerifiedManifest, WITHOUT_ROWS } from "./manifest.rules.ts";

/** By row count and checksum. Order of rows, creation times, jobs and rows that no backup keeps are ignored. */
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
  for (const { name, rows, entry } of tables)
    contents.set(name, WITHOUT_ROWS.includes(name) ? "no rows" : `${rows} rows, ${sums.get(entry)}`);
  for (const { bucket, key, entry } of files) contents.set(`${bucket}/${key}`, sums.get(entry) ?? "");
  return contents;
}
