import { beforeAll, describe, expect, test } from "vitest";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { BEGAN_FIELD, textHash } from "#app/i18n/translated-words.ts";
import type { RoomView } from "#app/simulator/sample-rooms/room-view.rules.ts";
import { newOwner, noticesOf, type Owner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp({ seed: "none" });
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(app);
});

const visit = async (path: string) => (await fetch(app.url + path)).text();
async function addressOf(list: string, name: string): Promise<string> {
  const { html } = await owner.get(list);
  const [, path = ""] = new RegExp(`href="(${list}/[0-9a-f-]{36})"[^>]*>${name}<`).exec(html) ?? [];
  return path;
}

type List = {
  path: string;
  empty: string;
  pages: { pt?: string; es: string };
  fields: Record<string, string | string[]>;
  said: { pt: string; es?: string };
  name: string;
  required: string;
  toasts: [created: string, updated: string, removed: string];
};

const MARKED: RoomView = {
  camera: {
    ...{ width: 1280, height: 960, focal: 960, centreX: 640, centreY: 480 },
    ...{ pitch: -0.2, roll: 0, aboveFloor: 1.5 },
  },
  directions: [0],
  spread: { horizonSpread: 0.01, focalSpread: 0.02, risk: 0.1, scaleSpread: 0.02 },
  floor: "AAAA",
  strokes: [{ mark: "floor", points: [[640, 900]], radius: 12 }],
  covers: [],
};

const LISTS: List[] = [
  {
    path: "/admin/cores",
    empty: "Nenhuma cor cadastrada ainda.",
    pages: { pt: "/amostra-de-cores", es: "/es/amostra-de-cores" },
    fields: { name: "JATOBA", hex: "#7A3A22", active: "on" },
    said: { pt: "JATOBA" },
    name: "JATOBA",
    required: "name",
    toasts: ["Cor criada", "Cor atualizada", "Cor excluída"],
  },
  {
    path: "/admin/depoimentos",
    empty: "Nenhum depoimento cadastrado ainda.",
    pages: { pt: "/principal-br", es: "/principal-es" },
    fields: {
      quote: "Nosso chão ficou quieto.",
      author: "Hoteleira",
      role: "Natal",
      "es.quote": "El suelo se quedó quieto.",
      "es.author": "Hotelera",
      active: "on",
    },
    said: { pt: "Nosso chão ficou quieto.", es: "El suelo se quedó quieto." },
    name: "Hoteleira",
    required: "quote",
    toasts: ["Depoimento criado", "Depoimento atualizado", "Depoimento excluído"],
  },
  {
    path: "/admin/servicos",
    empty: "Nenhum serviço cadastrado ainda.",
    pages: { es: "/principal-es" },
    fields: {
      title: "Restauro fino",
      description: "Fio a fio.",
      "es.title": "Restauro delicado",
      active: "on",
    },
    said: { pt: "Restauro fino", es: "Restauro delicado" },
    name: "Restauro fino",
    required: "title",
    toasts: ["Serviço criado", "Serviço atualizado", "Serviço excluído"],
  },
  {
    path: "/admin/feiras",
    empty: "Nenhuma feira cadastrada ainda.",
    pages: { es: "/principal-es" },
    fields: {
      title: "Feira do fio",
      "es.title": "Feria del hilo",
      year: "2026",
      imageUrl: "/media/warp.jpg",
      active: "on",
    },
    said: { pt: "Feira do fio", es: "Feria del hilo" },
    name: "Feira do fio \\(2026\\)",
    required: "title",
    toasts: ["Feira criada", "Feira atualizada", "Feira excluída"],
  },
  {
    path: "/admin/curadoria",
    empty: "Nenhuma edição cadastrada ainda.",
    pages: { pt: "/curadoria", es: "/es/curadoria" },
    fields: {
      year: "2026",
      title: "O ano do avesso",
      "es.title": "El año del revés",
      images: ["/media/warp.jpg", "/media/cones.jpg"],
      catalogueUrl: "",
      active: "on",
    },
    said: { pt: "O ano do avesso", es: "El año del revés" },
    name: "2026. O ano do avesso",
    required: "title",
    toasts: ["Edição criada", "Edição atualizada", "Edição excluída"],
  },
  {
    path: "/admin/ambientes",
    empty: "Nenhum ambiente seu ainda.",
    pages: { pt: "/simulador", es: "/es/simulador" },
    fields: {
      name: "Casa de pedra",
      "es.name": "Casa de piedra",
      photo: "/media/room.jpg",
      view: JSON.stringify(MARKED),
      active: "on",
    },
    said: { pt: "Casa de pedra", es: "Casa de piedra" },
    name: "Casa de pedra",
    required: "name",
    toasts: ["Ambiente criado", "Ambiente atualizado", "Ambiente excluído"],
  },
];

describe.each(LISTS)("$path", ({ path, empty, pages, fields, said, name, required, toasts }) => {
  const es = said.es ?? said.pt;
  const seen = async () => ({
    pt: pages.pt === undefined || (await visit(pages.pt)).includes(said.pt),
    es: (await visit(pages.es)).includes(es),
  });

  test("is empty at first, and describes what the site shows meanwhile", async () => {
    const { status, html } = await owner.get(path);
    expect(status).toBe(200);
    expect(html).toContain(empty);
    expect((await owner.get(`${path}/novo`)).status).toBe(200);
    expect((await owner.get(`${path}/01a1fb9e-a970-7535-a786-604283140ed2`)).html).toContain(
      "não está mais na lista",
    );
  });

  test("refuses what is missing beside its field and keeps what was typed", async () => {
    const response = await owner.post(`${path}/novo`, { ...fields, [required]: "" });
    expect(noticesOf(response)).toContain("Confira os campos");
    expect(response.html).toContain("Preencha este campo.");
    const typed = Object.entries(fields).find(
      ([field, text]) => field !== required && text !== "on" && text !== "",
    );
    expect(response.html.includes(String([typed?.[1]].flat()[0])), "what was typed").toBe(true);
    expect((await owner.get(path)).html).toContain(empty);
  });

  test("a new one is there at the visitor's next request, in each language", async () => {
    expect(await seen()).toEqual({ pt: pages.pt === undefined, es: false });
    await seen();
    const response = await owner.post(`${path}/novo`, fields);
    expect(response.path).toBe(path);
    expect(noticesOf(response)).toContain(toasts[0]);
    expect(await seen()).toEqual({ pt: true, es: true });
  });

  test("one that is hidden or changed is so at the next request; what was not typed stays", async () => {
    const address = await addressOf(path, name);
    const { active: _, ...hidden } = fields;
    expect(noticesOf(await owner.post(address, hidden))).toContain(toasts[1]);
    expect(await seen()).toEqual({ pt: pages.pt === undefined, es: false });
    // Marked as untouched, so that empty fields do not clear the Spanish texts.
    const untouched = Object.fromEntries(
      Object.entries(fields)
        .filter(([field]) => field.startsWith("es."))
        .map(([field]) => [field, textHash("")]),
    );
    const portuguese = Object.fromEntries(
      Object.entries(fields).map(([field, text]) => [field, field.startsWith("es.") ? "" : text]),
    );
    await owner.post(address, { ...portuguese, [BEGAN_FIELD]: JSON.stringify(untouched) });
    expect(await seen()).toEqual({ pt: true, es: true });
  });

  test("one that was deleted is gone, and comes back whole when that is undone", async () => {
    const address = await addressOf(path, name);
    const before = await owner.get(address);
    const response = await owner.post(path, { intent: "remove", id: address.split("/").at(-1) ?? "" });
    expect(noticesOf(response)).toContain(toasts[2]);
    expect(await seen()).toEqual({ pt: pages.pt === undefined, es: false });
    expect(response.html).toContain(empty);
    const [, removed = ""] = /name="removed" value="([^"]+)"/.exec(response.html) ?? [];
    const back = await owner.post(path, { intent: "undelete", removed });
    expect(noticesOf(back)).toContain("Exclusão desfeita");
    expect(await seen()).toEqual({ pt: true, es: true });
    expect(valuesOf((await owner.get(address)).html)).toEqual(valuesOf(before.html));
    expect(noticesOf(await owner.post(path, { intent: "undelete", removed }))).toContain(
      "Não foi possível desfazer",
    );
  });
});

const valuesOf = (html: string) =>
  [
    ...html.matchAll(
      /<(?:input|textarea)\b[^>]*name="([^"]+)"[^>]*?(?:value="([^"]*)"|>([^<]*)<\/textarea>)/g,
    ),
  ]
    .map(([, name, value, text]) => [name, value ?? text])
    .filter(([name]) => name !== BASE_VERSION_FIELDS.version);

test("what only one may have is refused for a second", async () => {
  const swatch = await owner.post("/admin/cores/novo", { name: "JATOBA", hex: "#000000", active: "on" });
  expect(swatch.html).toContain("Já existe uma cor com este nome.");
  const edition = await owner.post("/admin/curadoria/novo", { year: "2026", title: "Outra", active: "on" });
  expect(edition.html).toContain("Já existe uma edição deste ano.");
});

test("odd values are refused in words", async () => {
  const swatch = await owner.post("/admin/cores/novo", { name: "X", hex: "azul", active: "on" });
  expect(swatch.html).toContain("Escreva o código com seis algarismos");
  const show = await owner.post("/admin/feiras/novo", {
    title: "X",
    year: "26",
    imageUrl: "/files/site_assets/x.jpg",
  });
  expect(show.html).toContain("Escreva o ano com quatro algarismos.");
  const lost = await owner.post("/admin/feiras/novo", {
    title: "X",
    year: "2026",
    imageUrl: "/files/site_assets/x.jpg",
  });
  expect(lost.html).toContain("não está mais no acervo");
  const edition = await owner.post("/admin/curadoria/novo", {
    year: "2027",
    title: "X",
    images: ["/files/site_assets/x.jpg"],
    catalogueUrl: "/files/site_assets/catalogues/x.pdf",
  });
  expect(edition.html).toContain("não está mais no acervo");
});

test("a room in whose photo no floor is marked, or another was, is not shown", async () => {
  const room = { name: "Sem piso", photo: "/media/room.jpg", active: "on" };
  const asked = "Escolha uma foto e marque nela o piso e uma medida.";
  expect((await owner.post("/admin/ambientes/novo", room)).html).toContain(asked);
  expect((await owner.post("/admin/ambientes/novo", { ...room, view: "{}" })).html).toContain(asked);
  const upright = { ...MARKED, camera: { ...MARKED.camera, width: 960, height: 1280 } };
  await owner.post("/admin/ambientes/novo", { ...room, view: JSON.stringify(upright) });
  expect(await visit("/simulador")).not.toContain("Sem piso");
});

test("the rooms of the product are hidden one by one", async () => {
  const shown = async () => {
    const html = await visit("/simulador");
    return ["Sala clara", "Sala à noite"].filter((name) => html.includes(name));
  };
  expect(await shown()).toEqual(["Sala clara", "Sala à noite"]);
  await owner.post("/admin/ambientes", { intent: "showBuiltIn", shown: ["night", "wood"] });
  expect(await shown()).toEqual(["Sala à noite"]);
});

test("the order of a list is that of the site, step by step without script", async () => {
  for (const [name, hex] of [
    ["PRIMEIRA", "#111111"],
    ["SEGUNDA", "#222222"],
  ] as const)
    await owner.post("/admin/cores/novo", { name, hex, active: "on" });
  const places = async () => {
    const html = await visit("/amostra-de-cores");
    return ["JATOBA", "PRIMEIRA", "SEGUNDA"].toSorted(
      (one, other) => html.indexOf(one) - html.indexOf(other),
    );
  };
  expect(await places()).toEqual(["JATOBA", "PRIMEIRA", "SEGUNDA"]);
  const id = (await addressOf("/admin/cores", "SEGUNDA")).split("/").at(-1);
  await owner.post("/admin/cores", { intent: "order", move: `first:${id}` });
  expect(await places()).toEqual(["SEGUNDA", "JATOBA", "PRIMEIRA"]);
});

test("a list that has an order of its own takes none from a form", async () => {
  const response = await owner.post("/admin/curadoria", { intent: "order", move: "first:x" });
  expect(noticesOf(response)).toContain("A ordem não foi salva");
});

test("a list asked for in capitals is that list", async () => {
  expect((await owner.get("/admin/DEPOIMENTOS")).html).toContain("Hoteleira");
});
