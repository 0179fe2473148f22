import { z } from "zod";
import { unencryptedConnections } from "./unencrypted-connections.rules.ts";

const port = z.coerce.number().int().min(0).max(65535);
const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

/** All environment variables. `accepts` completes the error message; `example` is shown in `.env.example`. */
export const VARIABLES = {
  PORT: {
    schema: port.default(3000),
    accepts: "a port number from 0 to 65535",
    example: "3000",
    about: "Port it listens on",
  },
  HOST: {
    schema: z.string().min(1).optional(),
    accepts: "an address of this machine",
    example: "",
    about: "Address it listens on; without one all of this machine, IPv6 and IPv4",
  },
  DATA_DIR: {
    schema: z.string().min(1).default("./data"),
    accepts: "a folder",
    example: "./data",
    about: "Database and files",
  },
  DATABASE_URL: {
    schema: url(["postgres:", "postgresql:"]).optional(),
    accepts: "an address like postgres://user:password@host:5432/name",
    example: "",
    about: "Another PostgreSQL than the application's own",
  },
  STORAGE_URL: {
    schema: url(["s3:"]).optional(),
    accepts: "an address like s3://bucket/prefix?endpoint=https://host&region=name",
    example: "",
    about: "S3-compatible bucket instead of the local folder; credentials from the usual AWS_* variables",
  },
  PUBLIC_URL: {
    schema: url(["http:", "https:"])
      .transform((value) => new URL(value).origin)
      .optional(),
    accepts: "an address like https://www.example.com",
    example: "",
    about:
      "The site's address, for canonical links, mails and cookies; goes before that of the administration",
  },
  ADMIN_EMAIL: {
    schema: z.email().optional(),
    accepts: "an e-mail address",
    example: "",
    about: "First administrator, created at the first start",
  },
  ADMIN_PASSWORD: {
    schema: z.string().min(12).optional(),
    accepts: "a password of 12 characters or more",
    example: "",
    about: "First administrator's password",
  },
  SMTP_URL: {
    schema: url(["smtp:", "smtps:"]).optional(),
    accepts: "an address like smtps://user:password@host:465",
    example: "",
    about: "Outgoing mail; goes before the mail server of the administration",
  },
  MAIL_FROM: {
    schema: z.string().min(3).optional(),
    accepts: "a sender like Name <mail@example.com>",
    example: "",
    about: "Sender of the mails; goes before that of the administration",
  },
  SEED: {
    schema: z.enum(["demo", "demo-2", "none"]).default("demo"),
    accepts: "demo, demo-2 or none",
    example: "demo",
    about: "Content of an empty database: one of two demo brands, or nothing",
  },
  MIGRATE: {
    schema: z.enum(["auto", "manual"]).default("auto"),
    accepts: "auto or manual",
    example: "auto",
    about: "Whether the start runs the migrations, or the administrator",
  },
  STALE_SECONDS: {
    schema: z.coerce.number().int().min(0).max(600).default(60),
    accepts: "a number of seconds from 0 to 600",
    example: "60",
    about: "How long visitors may see a page as it was before an edit, while it is made anew; 0: never",
  },
  LOG_LEVEL: {
    schema: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
    accepts: "trace, debug, info, warn, error, fatal or silent",
    example: "info",
    about: "How much is logged",
  },
  AUTH_SECRET: {
    schema: z.string().min(32).optional(),
    accepts: "32 random characters or more",
    example: "",
    about:
      "Signs sessions; made and kept in DATA_DIR when absent. Set it when several processes share a database",
  },
  TRUSTED_PROXY: {
    schema: z
      .enum(["0", "1"])
      .default("0")
      .transform((value) => value === "1"),
    accepts: "0 or 1",
    example: "0",
    about: "1 behind a reverse proxy that overwrites X-Forwarded-For and X-Forwarded-Proto",
  },
  NODE_ENV: {
    schema: z.enum(["production", "development", "test"]).default("production"),
    accepts: "production, development or test",
    example: "production",
    about: "Set by the scripts",
  },
} as const;

type Name = keyof typeof VARIABLES;
export type RawEnv = { [K in Name]: z.output<(typeof VARIABLES)[K]["schema"]> };

/** The message names the variable, its value and what is accepted. */
export class EnvError extends Error {}

/** Empty values count as absent. Throws one {@link EnvError} naming every wrong variable. */
export function parseEnv(source: Record<string, string | undefined>): RawEnv {
  const problems: string[] = [];
  const parsed: Record<string, unknown> = {};
  for (const [name, { schema, accepts }] of Object.entries(VARIABLES)) {
    const found = source[name] === "" ? undefined : source[name];
    const result = schema.safeParse(found);
    if (result.success) parsed[name] = result.data;
    else problems.push(`${name} is ${JSON.stringify(hidden(name, found))}, accepted is ${accepts}.`);
  }
  if (Boolean(parsed.ADMIN_EMAIL) !== Boolean(parsed.ADMIN_PASSWORD) && problems.length === 0) {
    const absent = parsed.ADMIN_EMAIL ? "ADMIN_PASSWORD" : "ADMIN_EMAIL";
    problems.push(`${absent} is absent, accepted is ADMIN_EMAIL and ADMIN_PASSWORD together, or neither.`);
  }
  if (problems.length === 0) problems.push(...unencryptedConnections(parsed as RawEnv));
  if (problems.length > 0) throw new EnvError(problems.join("\n"));
  return parsed as RawEnv;
}

/** Secrets must not appear in error messages. */
function hidden(name: string, value: string | undefined): string | undefined {
  if (!value) return value;
  if (/PASSWORD|SECRET/.test(name)) return `${value.length} characters`;
  return value.replace(/(\/\/[^:/@]+:)[^@]+@/, "$1…@");
}
