/** The brand's theme where there is no style sheet: e-mails and the overloaded page. */
export type MailTheme = {
  name: string;
  paper: string;
  ink: string;
  /** Words that matter less, and threads between them. */
  quiet: string;
  thread: string;
  /** Headings; mail programs have none of the site's own typefaces. */
  voice: string;
  /** Address of the brand's mark, where the site has an address of its own. */
  mark?: string;
};

const SERIF = "Georgia,serif";
const SANS = "Helvetica,Arial,sans-serif";
export const fallbackTypeface = (hasSerifs: boolean) => (hasSerifs ? SERIF : SANS);

const DEFAULT_THEME: MailTheme = {
  ...{ name: "", paper: "#f3f3ef", ink: "#15181f", quiet: "#5b5953", thread: "#cbc9c0" },
  voice: SERIF,
};

let current = DEFAULT_THEME;

/** Registers the brand's theme. Platform code must not import a feature, so the feature registers itself. */
export function setMailTheme(mailTheme: MailTheme): void {
  current = mailTheme;
}

/** Asked without waiting for anything: what uses it may be rendered while the database does not answer. */
export const mailTheme = (): MailTheme => current;
