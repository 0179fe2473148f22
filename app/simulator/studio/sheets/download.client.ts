/** Before that a browser may not have read the file. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
