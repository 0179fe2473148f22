import { VARIABLES } from "../app/platform/env.rules.ts";

const SET_BY_THE_SCRIPTS = "NODE_ENV";

export function envExample(): string {
  const entries = Object.entries(VARIABLES).filter(([name]) => name !== SET_BY_THE_SCRIPTS);
  const blocks = entries.map(
    ([name, { about, accepts, example }]) =>
      `# ${about}.\n# Accepted: ${accepts}.\n# ${name}=${quoted(example)}\n`,
  );
  const head =
    "# Copy to .env and uncomment what you change. Variables of the environment win over this file.\n";
  return [head, ...blocks].join("\n");
}

const quoted = (value: string) => (/[\s<>#]/.test(value) ? JSON.stringify(value) : value);
