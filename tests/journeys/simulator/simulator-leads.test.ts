import { expect as expectValue, test } from "vitest";
import { writeOthers } from "#app/simulator/simulator.rules.ts";
import type { SimulatorRug } from "#app/simulator/simulator-rug.ts";
import { GUARD_FIELDS } from "#app/ui/forms/posted-form.rules.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();

async function ask(fields: Record<string, string>): Promise<void> {
  const body = new FormData();
  const guard = { form: "simulation", key: "0123456789abcdef0123456789abcdef", openForMs: "60000" };
  for (const [name, value] of Object.entries(guard))
    body.set(GUARD_FIELDS[name as keyof typeof guard], value);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await fetch(`${app.url}/simulador`, {
    ...{ method: "POST", body },
    headers: { origin: app.url },
  });
  expectValue(answer.status).toBe(200);
}

test("a lead says which colours were exchanged, what else lies in the room, the price and the message", async () => {
  const models = await fetch(`${app.url}/simulador/modelos?tapetes=tapete-ocean-blue,tapete-scallop`);
  const { rugs } = (await models.json()) as { rugs: SimulatorRug[] };
  const [first, second] = rugs;
  const [yarn] = first?.yarns ?? [];
  if (!first || !second || !yarn) throw new Error("The demo has no such rugs");
  const chosen = { rug: first.id, width: "2", length: "3", colours: `${yarn.slot}-101010` };
  const others = writeOthers([{ rug: second.id, width: 3, length: 4, colours: "" }]);
  const message = "Sala clara, piso de madeira.\nEntrega em março.";
  const person = { name: "Vera das cores", reach: "vera@exemplo.com.br", message, consent: "on" };
  await ask({ ...chosen, others, ...person });

  const cookie = await app.signIn("simulator");
  const { page } = await newVisitor(app.url, { cookie, viewport: PHONE });
  await page.goto("/simulador-admin?aba=leads");
  const lead = page.getByRole("article").filter({ hasText: "Vera das cores" });
  const said = (label: string) => lead.getByRole("term").filter({ hasText: label }).locator("..");
  await expect(said("Preço")).toContainText(/R\$\s[\d.]+/);
  await expect(said("Cores trocadas")).toContainText(`${yarn.name} → #101010`);
  await expect(said("Também no ambiente")).toContainText(`${second.name} (300 × 400 cm, R$`);
  await expect(said("Mensagem")).toContainText("Entrega em março.");
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expectValue(await sideways()).toBe(0);
  await expectAccessible(page);
});
