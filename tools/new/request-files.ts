import { createHash } from "node:crypto";
import { codeNames } from "./code-names.ts";

const WORDS = {
  pt: {
    labels: { name: "Nome", email: "E-mail", message: "Mensagem" },
    submit: "Enviar pedido",
    consent: "Aceito que a BRAND guarde estes dados para responder.",
    confirmed: "Pedido enviado",
    reply: "Recebi o seu pedido.",
  },
  es: {
    labels: { name: "Nombre", email: "Correo electrónico", message: "Mensaje" },
    submit: "Enviar solicitud",
    consent: "Acepto que BRAND guarde estos datos para responder.",
    confirmed: "Solicitud enviada",
    reply: "Hemos recibido su solicitud.",
  },
  en: {
    labels: { name: "Name", email: "E-mail", message: "Message" },
    submit: "Send request",
    consent: "I agree that BRAND keeps this information in order to answer.",
    confirmed: "Request sent",
    reply: "We have received your request.",
  },
};

const BRAND = "$\u007bbrand}";

export function requestFiles(name: string): Record<string, string> {
  const { camel, pascal } = codeNames(name);
  const words = name.replaceAll("-", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const month = new Date().toISOString().slice(0, 7);
  const digest = createHash("sha256")
    .update(
      Object.values(WORDS)
        .map(({ consent }) => consent.replace("BRAND", "Urdume"))
        .join("\n"),
    )
    .digest("hex")
    .slice(0, 16);
  const textsIn = ({ labels, submit, consent, confirmed, reply }: (typeof WORDS)["pt"]) => `{
    title: "${title}",
    description: (brand: string) => \`${title}, \${brand}.\`,
    request: {
      labels: ${JSON.stringify(labels)},
      submit: "${submit}",
      consent: (brand: string) => \`${consent.replace("BRAND", BRAND)}\`,
      confirmed: "${confirmed}",
      reply: () => "${reply}",
    },
  }`;
  return {
    [`${name}.request.ts`]: `import { defineRequest } from "#app/requests/define-request.ts";
import { email, personName, text } from "#app/requests/request-fields.rules.ts";
import { ${camel}AdminTexts, ${camel}Texts } from "./${name}.texts.ts";

export const ${camel}Request = defineRequest({
  type: "${name}",
  fields: {
    name: personName({ isPaired: true }),
    email: email({ isPaired: true }),
    message: text(),
  },
  texts: (locale) => ${camel}Texts(locale).request,
  admin: ${camel}AdminTexts,
  consent: { version: "${name}-${month}", digest: "${digest}" },
});
`,
    [`${name}.texts.ts`]: `import { defineAdminTexts, defineTexts } from "#app/i18n/texts.ts";

export const ${camel}Texts = defineTexts({
  pt: ${textsIn(WORDS.pt)},
  es: ${textsIn(WORDS.es)},
  en: ${textsIn(WORDS.en)},
});

export const ${camel}AdminTexts = defineAdminTexts({ label: "${title}" });
`,
    [`${name}.page.tsx`]: `import { useLocation } from "react-router";
import { requestHandler, receiveRequest } from "#app/requests/receive-request.server.ts";
import { RequestForm } from "#app/requests/request-form.tsx";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import type { Route } from "./+types/${name}.page";
import { ${camel}Request } from "./${name}.request.ts";
import { ${camel}Texts } from "./${name}.texts.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const { brand } = await getSettings(localeOfPath(new URL(request.url).pathname));
  return { brand: brand.name, picture: brand.sharePicture, origin: siteOrigin(request) };
}

export const action = ({ request }: Route.ActionArgs) => receiveRequest(request, requestHandler(${camel}Request));

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { title, description } = ${camel}Texts(locale);
  return describePage({
    locale,
    origin: loaderData.origin,
    path: "/${name}",
    title: siteTexts(locale).title(title, loaderData.brand),
    name: title,
    description: description(loaderData.brand),
    image: loaderData.picture,
  });
}

export default function ${pascal}Page({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  return (
    <section className={grid.column}>
      <h1 className={type.displayL}>{${camel}Texts(locale).title}</h1>
      <RequestForm
        of={${camel}Request}
        locale={locale}
        brand={loaderData.brand}
        action={pathname}
        answer={actionData}
      />
    </section>
  );
}
`,
    [`${name}.test.ts`]: `import { beforeAll, expect, test } from "vitest";
import { labelOfOrigin } from "#app/requests/inbox/requests.ts";
import { storeMail } from "#app/requests/outbox/outbox.server.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { leads } from "#app/requests/leads.table.ts";
import { requestHandler, receiveRequest } from "#app/requests/receive-request.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { setMailStore } from "#app/platform/mail/queue-email.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { answerOf, postOf } from "#tests/support/posted-forms.ts";
import { ${camel}Request } from "./${name}.request.ts";

useTestDatabase();

beforeAll(() => setMailStore(storeMail));

const send = async (fields: Record<string, string>) =>
  answerOf(await receiveRequest(postOf({ form: "${name}", ...fields }), requestHandler(${camel}Request)));

test("is kept, confirmed and found in the inbox; what is missing is asked for", async () => {
  const fields = { name: "Ana Souza", email: "ana@example.com", message: "Podem me ligar?" };
  expect((await send(fields)).result?.error).toEqual({ consent: ["consentRequired"] });
  expect(await send({ ...fields, consent: "on" })).toMatchObject({ state: "sent" });
  expect(await db().select().from(leads)).toMatchObject([{ origin: "${name}", ...fields }]);
  const mails = await db().select().from(outboxMails).orderBy(outboxMails.kind);
  expect(mails.map(({ kind }) => kind)).toEqual(["confirmation", "lead"]);
  expect(labelOfOrigin("${name}")).toBe("${title}");
});
`,
  };
}

type Edit = { file: string; edit: (source: string) => string };

export function requestListings(name: string): Edit[] {
  const camel = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return [
    {
      file: "app/requests/inbox/requests.ts",
      edit: (source) =>
        insert(
          insert(
            source,
            "import {\n  favouritesRequest,",
            `import { ${camel}Request } from "#app/features/${name}/${name}.request.ts";\n`,
          ),
          "  contactRequest,\n];",
          `  ${camel}Request,\n`,
        ),
    },
    {
      file: "app/routes.ts",
      edit: (source) =>
        insert(
          source,
          '    ...inEveryLanguage("simulador",',
          `    ...inEveryLanguage("${name}", "features/${name}/${name}.page.tsx"),\n`,
        ),
    },
    {
      file: "app/site/seo/sitemap.rules.ts",
      edit: (source) => insert(source, '  "/simulador",\n] as const;', `  "/${name}",\n`),
    },
  ];
}

function insert(source: string, before: string, text: string): string {
  if (source.split(before).length !== 2) throw new Error(`Not found, or not once: ${before}`);
  return source.replace(before, () => text + before);
}
