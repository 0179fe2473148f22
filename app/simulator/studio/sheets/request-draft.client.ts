export type RequestDraft = { name?: string; reach?: string; message?: string };

/** What was typed and not sent yet, as long as the page is open: form and studio may be closed meanwhile. */
let draft: RequestDraft = {};

export const readDraft = (): RequestDraft => draft;

export function writeDraft(next: RequestDraft): void {
  draft = next;
}

export const isDrafted = (name: string): name is keyof RequestDraft =>
  name === "name" || name === "reach" || name === "message";
