import type { Locator, Page } from "@playwright/test";

/** Seconds of the keystroke-level model (Card, Moran, Newell): what one operation takes somebody who is no expert. */
const THINK = 1.35;
const POINT = 1.1;
const PRESS = 0.2;
const KEY = 0.28;
const FILE_DIALOG_CLICKS = 3;
const FILE_DIALOG_SECONDS = 8;
const COPY_SECONDS = 3;

/** Simulated user: counts operations and computes the seconds that a person would need. */
export class SimulatedUser {
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

  async waitFor(what: () => Promise<unknown>): Promise<number> {
    const began = performance.now();
    await what();
    const waited = (performance.now() - began) / 1000;
    this.seconds += waited;
    return waited;
  }

  get personSeconds(): number {
    return this.seconds;
  }
}
