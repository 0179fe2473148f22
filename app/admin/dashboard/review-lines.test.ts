import { describe, expect, it } from "vitest";
import type { Role } from "#app/accounts/roles.rules.ts";
import { type Untranslated, withinRights } from "./dashboard.rules.ts";
import { reviewsOf } from "./review-lines.ts";

const titlesOf = (...given: Parameters<typeof reviewsOf>) => reviewsOf(...given).map(({ title }) => title);

const COMPLETE = {
  rugs: { active: 20, total: 21 },
  visits: 0,
  heroVideo: { isSaved: true, title: "Casa" },
  galleryImages: 5,
  sampleSets: 2,
  featured: { active: 5, total: 5 },
  collections: { active: 5, total: 6 },
  untranslated: [{ area: "products", es: 0, en: 0 }] as Untranslated[],
  outdated: [],
  dueRequests: 0,
  mails: {},
  picturesWithoutAlt: 0,
  smallPictures: { count: 0, first: "" },
  outsideSimulator: 0,
  brokenLinks: [],
  daysWithoutBackup: 2,
  daysSinceDownload: 30,
  isBackupUnsent: false,
  isBucketPaused: false,
  lastBackup: "",
  hasStorage: true,
  drafts: { open: 0, scheduled: 0, failed: 0 },
};

describe("what waits for review", () => {
  it("names first that files cannot be stored; what is not known is not said", () => {
    expect(titlesOf({ ...COMPLETE, hasStorage: false }, 1)[0]).toBe("O site não consegue guardar arquivos");
    expect(titlesOf({ ...COMPLETE, hasStorage: null })).toEqual([]);
  });

  it("names what is not set up after who waits, with the screen that does it", () => {
    const lines = reviewsOf({ ...COMPLETE, daysWithoutBackup: 3 }, 1, ["mail", "address", "passkey"]);
    expect(lines.map(({ title, to }) => [title, to])).toEqual([
      ["1 pedido sem resposta", "/admin/leads?situacao=new"],
      ["Este site ainda não envia e-mails", "/admin/configuracoes/email"],
      ["O endereço do site não está configurado", "/admin/configuracoes/email"],
      ["Você só entra com a senha", "/admin/minha-conta"],
      ["Sem cópia de segurança há 3 dias", "/admin/copias"],
    ]);
  });

  it("has nothing to review when everything is there", () => {
    expect(reviewsOf(COMPLETE)).toEqual([]);
  });

  it("names what is missing", () => {
    const untranslated: Untranslated[] = [
      { area: "pages", es: 4, en: 0 },
      { area: "products", to: { "pt-BR": "", es: "/admin/tapetes/1", en: "/admin/tapetes/2" }, es: 2, en: 1 },
    ];
    const featured = { active: 0, total: 3 };
    const outdated = [{ locale: "es" as const, count: 3, to: "/admin/tapetes/1?lingua=es", title: "Trama" }];
    const lines = reviewsOf({ ...COMPLETE, untranslated, outdated, galleryImages: 3, featured });
    expect(lines.map(({ title, to }) => [title, to])).toEqual([
      ["6 textos sem tradução em espanhol", "/admin/tapetes/1"],
      ["1 texto sem tradução em inglês", "/admin/tapetes/2"],
      ["3 traduções desatualizadas em espanhol", "/admin/tapetes/1?lingua=es"],
      ["2 lugares da seção galeria estão vazios", "/admin/galeria"],
      ["Nenhum produto em destaque está ativo", "/admin/destaques"],
    ]);
    expect(lines[0]?.text).toBe("Tapetes e Páginas. Enquanto isso aparecem em português.");
  });

  it("begins with the people who wait and the mails that did not leave", () => {
    const waiting = {
      dueRequests: 1,
      mails: { kept: 2, queued: 1, failed: 3 },
      picturesWithoutAlt: 7,
      outsideSimulator: 3,
      smallPictures: { count: 1, first: "7" },
      brokenLinks: ["https://www.a.test/", "http://b.test/x", "https://c.test"].map((url) => ({
        url,
        to: "/admin/configuracoes/contato#social",
      })),
      daysWithoutBackup: 3,
      daysSinceDownload: 31,
      isBackupUnsent: true,
    };
    const lines = reviewsOf({ ...COMPLETE, ...waiting }, 4);
    expect(lines.map(({ title }) => title)).toEqual([
      "1 lembrete para hoje",
      "4 pedidos sem resposta",
      "3 e-mails não foram entregues",
      "2 e-mails guardados, não enviados",
      "1 e-mail na fila",
      "Sem cópia de segurança há 3 dias",
      "A cópia não chegou ao bucket",
      "Nenhuma cópia fora do servidor há 31 dias",
      "3 tapetes fora do simulador",
      "3 links para fora do site não abrem",
      "7 imagens sem descrição",
      "1 imagem pequena demais",
    ]);
    expect(lines[9]).toMatchObject({
      text: "a.test, b.test/x e mais 1.",
      to: "/admin/configuracoes/contato#social",
    });
    expect(lines[11]?.to).toBe("/admin/midia?arquivo=7");
  });

  it("leads editors to no screen that they may not open", () => {
    const link = (to: string) => ({ url: "https://a.test", to });
    const overview = {
      ...COMPLETE,
      ...{ mails: { failed: 1 }, daysWithoutBackup: 9, daysSinceDownload: 99, isBackupUnsent: true },
      isBucketPaused: true,
      hasStorage: false,
      brokenLinks: [link("/admin/configuracoes/contato#social"), link("/admin/servicos/1")],
    };
    const leadsTo = (role: Role) => reviewsOf(withinRights(role, overview)).map(({ to }) => to);
    expect(leadsTo("editor")).toEqual(["/admin/servicos/1"]);
    expect(leadsTo("admin")).toHaveLength(7);
  });

  it("asks for the first rug while there is none", () => {
    expect(titlesOf({ ...COMPLETE, rugs: { active: 0, total: 2 } })).toEqual(["Nenhum tapete no site"]);
  });

  it("leaves out what could not be read", () => {
    const nothing = {
      rugs: null,
      visits: null,
      heroVideo: null,
      galleryImages: null,
      sampleSets: null,
      featured: null,
      collections: null,
      untranslated: null,
      outdated: null,
      dueRequests: null,
      mails: null,
      picturesWithoutAlt: null,
      smallPictures: null,
      outsideSimulator: null,
      brokenLinks: null,
      daysWithoutBackup: null,
      daysSinceDownload: null,
      isBackupUnsent: null,
      isBucketPaused: null,
      lastBackup: null,
      hasStorage: null,
      drafts: null,
    };
    expect(reviewsOf(nothing)).toEqual([]);
  });
});
