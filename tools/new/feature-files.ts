import { codeNames } from "./code-names.ts";

export function featureFiles(name: string): Record<string, string> {
  const { camel, pascal } = codeNames(name);
  return {
    [`${name}.rules.ts`]: `import { z } from "zod";

export const ${camel}Schema = z.object({ title: z.string().trim().min(1) });
`,
    [`${name}.texts.ts`]: `import { defineTexts } from "#app/i18n/texts.ts";

export const ${camel}Texts = defineTexts({
  pt: { title: "${pascal}" },
  es: { title: "${pascal}" },
  en: { title: "${pascal}" },
});
`,
    [`${name}.page.tsx`]: `import { localeOfPath } from "#app/i18n/locales.ts";
import type { Route } from "./+types/${name}.page";
import { ${camel}Texts } from "./${name}.texts.ts";

export function loader({ request }: Route.LoaderArgs) {
  return { texts: ${camel}Texts(localeOfPath(new URL(request.url).pathname)) };
}

export default function ${pascal}Page({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.texts.title}</h1>;
}
`,
    [`${name}.rules.test.ts`]: `import { expect, test } from "vitest";
import { ${camel}Schema } from "./${name}.rules.ts";

test("a title is required and trimmed", () => {
  expect(${camel}Schema.safeParse({ title: "  " }).success).toBe(false);
  expect(${camel}Schema.parse({ title: " Marola " })).toEqual({ title: "Marola" });
});
`,
  };
}
