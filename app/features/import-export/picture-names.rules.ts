import { slugOf } from "#app/features/catalogue/slugs.rules.ts";

/** A file of the archive of pictures, as it was found there. */
export type BroughtPicture = {
  /** Its path inside the archive: no address begins like it. */
  name: string;
  /** An earlier file of the archive with the same content. */
  sameAs?: string;
  /** Where the library has the same content. */
  url: string | null;
  /** Why it is not taken. */
  problem?: string;
};

export type BroughtPictures = {
  /** By the name that a cell gives. */
  find(name: string): BroughtPicture | undefined;
  /** Those that carry a rug's address as their name and that no cell names, in their order. */
  of(slug: string): readonly BroughtPicture[];
};

/** What a rug's list of pictures says of a file until it is stored. */
export const imageOf = ({ url, sameAs, name }: BroughtPicture): string => url ?? sameAs ?? name;

const baseOf = (path: string) => path.split("/").at(-1) ?? path;
const folderOf = (path: string) => path.split("/").at(-2) ?? "";
const withoutEnding = (name: string) => name.replace(/\.[A-Za-z0-9]+$/, "");

/** Names as a cell may write them: the whole path, or its last part when only one file is called so. */
export function pictureFinder(pictures: readonly BroughtPicture[]): BroughtPictures["find"] {
  const byPath = new Map(pictures.map((picture) => [picture.name.toLowerCase(), picture]));
  const byBase = Map.groupBy(pictures, ({ name }) => baseOf(name).toLowerCase());
  return (name) => {
    const asked = name.toLowerCase();
    const named = byBase.get(asked) ?? [];
    return byPath.get(asked) ?? (named.length === 1 ? named[0] : undefined);
  };
}

/**
 * The rug that a file is of, by its name or its folder's: `tapete-lua.jpg`, `tapete-lua-2.jpg`, `Tapete Lua (3).jpg`,
 * `lua.png`, `tapete-lua/qualquer.jpg`. An address that itself ends in a number is tried first.
 */
export function rugOfPicture(path: string, slugs: ReadonlyMap<string, string>): string | null {
  const own = slugOf(withoutEnding(baseOf(path)));
  const folder = folderOf(path) === "" ? [] : [slugOf(folderOf(path))];
  for (const name of [own, own.replace(/-\d{1,3}$/, ""), ...folder]) {
    const found = slugs.get(name) ?? slugs.get(`tapete-${name}`);
    if (found) return found;
  }
  return null;
}

/** In the order of their numbers: 2 before 10. */
export function inNaturalOrder(pictures: readonly BroughtPicture[]): BroughtPicture[] {
  const compare = new Intl.Collator("pt-BR", { numeric: true }).compare;
  return [...pictures].sort((one, other) => compare(withoutEnding(one.name), withoutEnding(other.name)));
}
