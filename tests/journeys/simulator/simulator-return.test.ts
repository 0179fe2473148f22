import { expect as expectValue, test } from "vitest";
import { expect } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import {
  choosePhoto,
  continueRoom,
  LAPTOP,
  newSimulatorVisitor,
  openSample,
  openSimulator,
  redo,
  rested,
  rugHandle,
  sentence,
  smallPhoto,
  startCorrection,
  tool,
  undo,
  untilPlaced,
} from "./simulator-room.ts";

const OCEAN = "tapete-ocean-blue";

const app = { url: sharedSite() };

test("the last edit is kept, however soon the visitor leaves; a link's rug replaces the saved one, and undo brings it back; a room that is forgotten while its rug is moved is not saved again", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  await openSample(page);
  await untilPlaced(page);
  await tool(page, "Medida").click();
  const width = page.getByRole("textbox", { name: "Largura" });
  for (const [typed, made] of [
    ["302", "302"],
    ["", "302"],
    ["900", "600"],
    ["2,15", "215"],
  ] as const) {
    await width.fill(typed);
    await width.blur();
    await expect(width).toHaveValue(made);
  }
  await page.getByRole("button", { name: "Voltar ao início" }).click();
  const inSpanish = page.locator("a[hreflang=es]").first();
  await expect(inSpanish).toHaveAttribute("href", /\/es\/simulador\?tapete=tapete-scallop&medida=215x\d+$/);
  await continueRoom(page);
  await untilPlaced(page);
  await expect(sentence(page)).toContainText(/Scallop, 215 × /);
  const scallop = await rested(page);
  await rugHandle(page).press("ArrowUp");
  await expect(sentence(page)).not.toHaveText(scallop);
  const moved = await rested(page);

  await page.goto(`/simulador?tapete=${OCEAN}&medida=165x235`);
  await expect(inSpanish).toHaveAttribute(
    "href",
    new RegExp(`/es/simulador\\?tapete=${OCEAN}&medida=165x235$`),
  );
  await continueRoom(page);
  await untilPlaced(page);
  await expect(sentence(page)).toContainText("Ocean Blue, 165 × 235 cm");
  await undo(page).click();
  await expect(sentence(page)).toHaveText(moved);
  await page.getByRole("button", { name: "Voltar ao início" }).click();
  await continueRoom(page);
  await untilPlaced(page);
  await expect(sentence(page)).toHaveText(moved);

  await tool(page, "Ajustar").click();
  await page.evaluate(delayStorage);
  await page.getByRole("button", { name: "Apagar a foto deste aparelho" }).click();
  await rugHandle(page).press("ArrowUp");
  await expect(sentence(page)).not.toHaveText(moved);
  await expect(page.getByText("A foto guardada neste aparelho foi apagada.")).toBeVisible();
  expectValue(await page.evaluate(countSavedRooms)).toBe(0);
});

test("of two rooms chosen on a slow line the later one is opened, and the earlier one's arrival changes nothing; after a reload one step back leaves the page", async () => {
  const { page } = await newSimulatorVisitor(app.url, { viewport: LAPTOP });
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/wood*.jpg", async (route) => {
    await late;
    await route.continue();
  });
  await page.goto("/privacidade");
  await page.goto("/simulador");
  await openSample(page, "Sala com madeira");
  await expect(page.getByText("Abrindo o simulador…")).toBeVisible();
  await openSample(page);
  await untilPlaced(page);
  const said = await rested(page);
  const arrived = page.waitForResponse("**/wood*.jpg");
  arrive();
  await (await arrived).finished();
  await rugHandle(page).press("ArrowUp");
  await expect(sentence(page)).not.toHaveText(said);
  await undo(page).click();
  await expect(sentence(page)).toHaveText(said);

  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/privacidade$/);
});

test("a request that could not be sent for thirty days is erased from the device", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  await expect(page.getByRole("button", { name: "Sala ampla" })).toBeVisible();
  const pending = () => page.evaluate(keysOfRequests, null).then((keys) => keys.length);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  await page.evaluate(keysOfRequests, {
    ...{ key: "old", action: "/simulador", fields: [], picture: null },
    askedAt: Date.now() - 31 * 86_400_000,
  });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(pending).toBe(0);
  expectValue(sent).not.toContain("/simulador");
});

test("the last rug that was removed comes back by undo, another by its button, and what is about a rug waits for one; a room without its last rug is continued so", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  await openSample(page);
  await untilPlaced(page);
  const said = await rested(page);
  const remove = page.getByRole("button", { name: "Tirar este tapete" });
  await remove.click();
  await expect(rugHandle(page)).toHaveCount(0);
  await expect(tool(page, "Girar")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Guardar ou compartilhar" })).toHaveCount(0);
  await undo(page).click();
  await expect(rugHandle(page)).toHaveCount(1);
  await expect(sentence(page)).toHaveText(said);
  await tool(page, "Girar").click();
  await redo(page).click();
  await expect(rugHandle(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Mais um tapete neste ambiente" }).click();
  await expect(rugHandle(page)).toHaveCount(1);
  await expect(page.getByRole("complementary", { name: "Girar" })).toBeVisible();
  await page.getByRole("button", { name: "Guardar ou compartilhar" }).click();
  await undo(page).click();
  await expect(rugHandle(page)).toHaveCount(0);
  await tool(page, "Modelo").click();
  await expect(page.getByRole("complementary", { name: "Modelo" })).toBeVisible();

  await page.getByRole("button", { name: "Voltar ao início" }).click();
  await continueRoom(page);
  await startCorrection(page, "Dois pontos no chão");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(rugHandle(page)).toHaveCount(0);
});

test("a room replaced in another window while it is read is continued as it was, and the other stays", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  await choosePhoto(page, await smallPhoto());
  await untilPlaced(page);
  await rested(page);
  await page.getByRole("button", { name: "Voltar ao início" }).click();
  await expect(page.getByRole("button", { name: "Continuar de onde parei" })).toBeVisible();
  await page.addInitScript(replaceRoomOnceRead);
  await page.reload();
  await continueRoom(page);
  await untilPlaced(page);
  expectValue(await page.evaluate(countSavedRooms)).toBeGreaterThan(0);
});

test("a link's rug that does not come is called unknown only by an answer, which a restored connection brings", async () => {
  const { page } = await newSimulatorVisitor(app.url, { viewport: LAPTOP, expectErrors: [/ERR_FAILED/] });
  // As where there are more designs than the page lists.
  await page.route(/\/simulador\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(total(?:"|&quot;):)\d+/g, "$1999");
    await route.fulfill({ response, body });
  });
  await page.route("**/simulador/modelos*", (route) => route.abort());
  await page.goto("/simulador?tapete=tapete-de-ontem");
  await expect(page.getByText("O tapete que você pediu não pôde ser carregado.")).toBeVisible();
  await page.unroute("**/simulador/modelos*");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("O tapete que você pediu não está no simulador.")).toBeVisible();
});

/** Runs in the page: right after the first look at the room another window stores a sample room. */
function replaceRoomOnceRead(): void {
  const { transaction } = IDBDatabase.prototype;
  let isFirst = true;
  IDBDatabase.prototype.transaction = function (...given) {
    const begun = transaction.apply(this, given);
    if (!isFirst || given[0] !== "rooms") return begun;
    isFirst = false;
    const rooms = transaction.call(this, "rooms", "readwrite").objectStore("rooms");
    rooms.clear();
    rooms.put({ source: { kind: "sample", id: "wide" }, hand: { rugs: [] }, savedAt: Date.now() }, "last");
    return begun;
  };
}

/** Runs in the page: a slow device, which opens its storage for one after the other. */
function delayStorage(): void {
  const { open } = IDBFactory.prototype;
  const own = Object.getOwnPropertyDescriptor(IDBRequest.prototype, "onsuccess");
  let turn: Promise<unknown> = Promise.resolve();
  IDBFactory.prototype.open = function (...given) {
    const asked = open.apply(this, given);
    return Object.defineProperty(asked, "onsuccess", {
      set(hear: () => void) {
        turn = turn.then(() => new Promise((next) => setTimeout(next, 2000)));
        const mine = turn;
        own?.set?.call(asked, () => void mine.then(hear));
      },
    });
  };
}

/** Runs in the page. */
const countSavedRooms = () =>
  new Promise<number>((resolve) => {
    const asked = indexedDB.open("urdume-simulator", 1);
    asked.onsuccess = () => {
      const counting = asked.result.transaction("rooms").objectStore("rooms").count();
      counting.onsuccess = () => resolve(counting.result);
    };
  });

/** Runs in the page. */
async function keysOfRequests(added: { key: string } | null): Promise<IDBValidKey[]> {
  const result = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  const opening = indexedDB.open("urdume-simulator", 1);
  opening.onupgradeneeded = () => {
    for (const name of ["rooms", "requests"]) opening.result.createObjectStore(name);
  };
  const database = await result(opening);
  const store = database.transaction("requests", "readwrite").objectStore("requests");
  if (added) await result(store.put(added, added.key));
  const keys = await result(store.getAllKeys());
  database.close();
  return keys;
}
