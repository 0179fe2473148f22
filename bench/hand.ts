import type { Locator, Page } from "@playwright/test";

/** Seconds of the keystroke-level model (Card, Moran, Newell): what one operation takes somebody who is no expert. */
const THINK = 1.35;
const POINT = 1.1;
const PRESS = 0.2;
const KEY = 0.28;
/** Finding a folder and marking the first and the last file in the system's own dialog. */
const FILE_DIALOG_CLICKS = 3;
const FILE_DIALOG_SECONDS = 8;
/** Copying a passage from where it was written. */
const COPY_SECONDS = 3;

/** Somebody's hand on mouse and keyboard: counts what it does, and what it would take a person. */
export class Hand {
  readonly page: Page;
  clicks = 0;
  keys = 0;
  pastes = 0;
  private seconds = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
    this.seconds += THINK + POINT + PRESS;
  }

  /** Into what has the focus. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
    this.seconds += text.length * KEY;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += 1;
    this.seconds += KEY;
  }

  /** From the system's clipboard, into what has the focus. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await this.page.keyboard.press("ControlOrMeta+V");
    this.pastes += 1;
    this.seconds += COPY_SECONDS + THINK + 2 * KEY;
  }

  async chooseFiles(button: Locator, files: string[]): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent("filechooser"), this.click(button)]);
    await chooser.setFiles(files);
    this.clicks += FILE_DIALOG_CLICKS;
    this.seconds += FILE_DIALOG_SECONDS;
  }

  /** What the person waits for, which is the machine's time. */
  async waitFor(what: () => Promise<unknown>): Promise<number> {
    const began = performance.now();
    await what();
    const waited = (performance.now() - began) / 1000;
    this.seconds += waited;
    return waited;
  }

  /** For a person: thinking, pointing, typing, copying and waiting together. */
  get personSeconds(): number {
    return this.seconds;
  }
}
