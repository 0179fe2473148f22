export type MailTheme = {
  name: string;
  paper: string;
  ink: string;
  quiet: string;
  thread: string;
  voice: string;
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

export function setMailTheme(mailTheme: MailTheme): void {
  current = mailTheme;
}

/** Synchronous: used while the database is unreachable. */
export const mailTheme = (): MailTheme => current;
