import { slugOf } from "#app/features/catalogue/slugs.rules.ts";

export type ImportedPicture = {
  /** Path in the archive; never begins like an address. */
  name: string;
  sameAs?: string;
  url: string | null;
  problem?: string;
};

export type ImportedPictures = {
  find(name: string): ImportedPicture | undefined;
  /** Named after the rug's address and not named by a cell, in order. */
  of(slug: string): readonly ImportedPicture[];
};

/** Address, or name until it is stored. */
export const imageOf = ({ url, sameAs, name }: ImportedPicture): string => url ?? sameAs ?? name;

const baseOf = (path: string) => path.split("/").at(-1) ?? path;
const folderOf = (path: string) => path.split("/").at(-2) ?? "";
/** Macs write an accent as a letter of its own. */
const folded = (name: string) => name.normalize("NFC").toLowerCase();
const withoutEnding = (name: string) => name.replace(/\.[A-Za-z0-9]+$/, "");

/** The whole path, or its last part when unambiguous. */
export function pictureFinder(pictures: readonly ImportedPicture[]): ImportedPictures["find"] {
  const byPath = new Map(pictures.map((picture) => [folded(picture.name), picture]));
  const byBase = Map.groupBy(pictures, ({ name }) => folded(baseOf(name)));
  return (name) => {
    const asked = folded(name);
    const named = byBase.get(asked) ?? [];
    return byPath.get(asked) ?? (named.length === 1 ? named[0] : undefined);
  };
}

/** `tapete-lua.jpg`, `tapete-lua-2.jpg`, `Tapete Lua (3).jpg`, `lua.png`, `tapete-lua/qualquer.jpg`. */
export function productOfPicture(path: string, slugs: ReadonlyMap<string, string>): string | null {
  const own = slugOf(withoutEnding(baseOf(path)));
  const folder = folderOf(path) === "" ? [] : [slugOf(folderOf(path))];
  for (const name of [own, own.replace(/-\d{1,3}$/, ""), ...folder]) {
    const found = slugs.get(name) ?? slugs.get(`tapete-${name}`);
    if (found) return found;
  }
  return null;
}

export function inNaturalOrder(pictures: readonly ImportedPicture[]): ImportedPicture[] {
  const compare = new Intl.Collator("pt-BR", { numeric: true }).compare;
  return [...pictures].sort((one, other) => compare(withoutEnding(one.name), withoutEnding(other.name)));
}
