/** How the brand looks on what has no style sheet: mails, and the page for whoever comes while too many wait. */
export type Dress = {
  name: string;
  paper: string;
  ink: string;
  /** Words that matter less, and threads between them. */
  quiet: string;
  thread: string;
  /** Headings; mail programs have none of the site's own letters. */
  voice: string;
  /** Address of the brand's mark, where the site has an address of its own. */
  mark?: string;
};

const SERIF = "Georgia,serif";
const SANS = "Helvetica,Arial,sans-serif";
export const voiceLike = (hasSerifs: boolean) => (hasSerifs ? SERIF : SANS);

const HOUSE: Dress = {
  ...{ name: "", paper: "#f3f3ef", ink: "#15181f", quiet: "#5b5953", thread: "#cbc9c0" },
  voice: SERIF,
};

let worn = HOUSE;

/** Whoever knows the brand says how it looks. Platform code cannot know a feature, so the feature comes to it. */
export function wear(dress: Dress): void {
  worn = dress;
}

/** Asked without waiting for anything: what is dressed in it may be made while the database does not answer. */
export const dress = (): Dress => worn;
