import {
  type FilePlace,
  fileEntry,
  filesOf,
  type VerifiedEntry,
  type VerifiedManifest,
  WITHOUT_ROWS,
} from "./manifest.rules.ts";

/** By row count and checksum. Order of rows, creation times, jobs and rows that no backup keeps are ignored. */
export function differencesBetween(source: VerifiedManifest, target: VerifiedManifest): string[] {
  return [...tableDifferences(source, target), ...fileDifferences(source, target)].sort();
}

function tableDifferences(source: VerifiedManifest, target: VerifiedManifest): string[] {
  const [there, here] = [tablesOf(source), tablesOf(target)];
  return [...new Set([...there.keys(), ...here.keys()])]
    .filter((name) => there.get(name) !== here.get(name))
    .map((name) => difference(name, there.get(name), here.get(name)));
}

function tablesOf({ tables, entries }: VerifiedManifest): Map<string, string> {
  return new Map(
    tables.map(({ name, rows, entry }) => [
      name,
      WITHOUT_ROWS.includes(name) ? "no rows" : `${rows} rows, ${sumOf(entries.get(entry))}`,
    ]),
  );
}

/** Copies no list, because there may be a million. */
function fileDifferences(source: VerifiedManifest, target: VerifiedManifest): string[] {
  const differences: string[] = [];
  const compare = (place: FilePlace) => {
    const entry = fileEntry(place);
    const [there, here] = [sumOf(source.entries.get(entry)), sumOf(target.entries.get(entry))];
    if (there !== here) differences.push(difference(`${place.bucket}/${place.key}`, there, here));
  };
  for (const place of filesOf(source)) compare(place);
  for (const place of filesOf(target)) if (!source.entries.has(fileEntry(place))) compare(place);
  return differences;
}

const sumOf = (entry: VerifiedEntry | undefined): string | undefined =>
  entry && `${entry.bytes} bytes ${entry.sum}`;

const difference = (name: string, there = "not there", here = "not there"): string =>
  `${name}: ${there}, then ${here}`;
