import type { Page } from "@playwright/test";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { signInWithPassword } from "#tests/support/sign-in.ts";

export async function fillRequest(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Pedir orçamento/ }).click();
  await page.getByLabel("Nome", { exact: true }).fill(name);
  await page.getByLabel("WhatsApp ou e-mail").fill("(41) 99999-1234");
  await page.getByRole("checkbox").last().check();
}

export const send = (page: Page) =>
  page.getByRole("region", { name: "Receba o orçamento" }).locator("button[type=submit]").click();

let signedIn: Promise<string> | undefined;

/** The administration's list of requests, as HTML. */
export async function listed(): Promise<string> {
  const site = sharedSite();
  // Hashing the password takes longer than the list.
  signedIn ??= signInWithPassword(site, "simulator");
  return (await fetch(`${site}/simulador-admin?aba=leads`, { headers: { cookie: await signedIn } })).text();
}
