import { resolve } from "node:path";
import { parseEnv } from "./env.rules.ts";
import { readSecretFile, writeSecretFile } from "./secret-file.ts";

export type Env = ReturnType<typeof readEnv>;

let parsed: Env | undefined;

/** Parsed at the first call. Throws {@link EnvError}. */
export function env(): Env {
  parsed ??= readEnv(process.env);
  return parsed;
}

/** Environment of a child process: none of this one's configuration but its paths. */
export function childEnvironment(own: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, LD_LIBRARY_PATH, TMPDIR } = process.env;
  return { PATH, HOME, LD_LIBRARY_PATH, TMPDIR, ...own };
}

function readEnv(source: Record<string, string | undefined>) {
  const raw = parseEnv(source);
  const dataDir = resolve(raw.DATA_DIR);
  return {
    port: raw.PORT,
    host: raw.HOST,
    dataDir,
    databaseUrl: raw.DATABASE_URL,
    storageUrl: raw.STORAGE_URL,
    publicUrl: raw.PUBLIC_URL,
    isHttps: raw.PUBLIC_URL?.startsWith("https:") ?? false,
    adminEmail: raw.ADMIN_EMAIL,
    adminPassword: raw.ADMIN_PASSWORD,
    smtpUrl: raw.SMTP_URL,
    mailFrom: raw.MAIL_FROM,
    seed: raw.SEED,
    migrate: raw.MIGRATE,
    staleSeconds: raw.STALE_SECONDS,
    logLevel: raw.LOG_LEVEL,
    trustsProxy: raw.TRUSTED_PROXY,
    isProduction: raw.NODE_ENV === "production",
    get authSecret() {
      return raw.AUTH_SECRET ?? keptSecret(dataDir);
    },
  };
}

let secret: string | undefined;

/** Whether the secret was generated here, so that a restore may replace it. */
export const mayAdoptSecret = (): boolean => !process.env.AUTH_SECRET;

export function adoptSecret(adopted: string): void {
  writeSecretFile(env().dataDir, adopted);
  secret = adopted;
}

/** Sessions must outlive a restart, so a generated secret is stored. */
function keptSecret(dataDir: string): string {
  secret ??= readSecretFile(dataDir);
  return secret;
}
