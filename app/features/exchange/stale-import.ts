/** What was shown before is no longer so; nothing was written. */
export class StaleImport extends Error {
  readonly keys: string[];

  constructor(keys: string[]) {
    super("The content has changed since the sheet was read");
    this.keys = keys;
  }
}

/** Somebody called it off. */
export class ImportCancelled extends Error {}
