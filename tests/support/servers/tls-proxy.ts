import { execFileSync, spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import tls from "node:tls";
import { freePort } from "../../../tools/postgres.ts";
import { bound } from "./bound-process.ts";

type TlsProxy = { url: string; stop(): Promise<void> };

const NGINX = "/usr/sbin/nginx";
const HOST = "localhost";
/** Longer than a run. */
const DAYS = "2";

const certificateIn = (folder: string) => ({
  certificate: join(folder, "certificate.pem"),
  key: join(folder, "key.pem"),
});

export function makeCertificate(folder: string): void {
  const { certificate, key } = certificateIn(folder);
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key];
  const named = ["-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`];
  execFileSync("openssl", ["req", "-x509", ...newKey, ...named, "-days", DAYS, "-out", certificate], {
    stdio: "pipe",
  });
}

let isTrusted = false;

export function trustCertificate(folder: string): void {
  if (isTrusted) return;
  isTrusted = true;
  const own = readFileSync(certificateIn(folder).certificate, "utf8");
  tls.setDefaultCACertificates([...tls.getCACertificates("default"), own]);
}

/** With --ignore-certificate-errors-spki-list; a mere exception would make the browser refuse passkeys. */
export function certificateFingerprint(folder: string): string {
  const { publicKey } = new X509Certificate(readFileSync(certificateIn(folder).certificate));
  return createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest("base64");
}

/** nginx before one server or two on this machine, as docs/runbook.md configures it. */
export async function startTlsProxy(serverPort: number, secondPort?: number): Promise<TlsProxy> {
  const runFolder = process.env.TEST_RUN_DIR ?? "";
  const files = certificateIn(runFolder);
  trustCertificate(runFolder);
  const folder = mkdtempSync(join(runFolder, "nginx-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  const url = `https://${HOST}:${port}`;
  const [site = "", upstream = ""] = runbookBlocks();
  const servers = replaceEach(site, [
    ["https://www.example.com", url],
    ["server_name www.example.com", `server_name ${HOST}`],
    ["access_log /var/log/nginx/site.log no_query;", "access_log off;"],
    ["listen 80;", `listen 127.0.0.1:${plainPort};`],
    ["listen 443 ", `listen 127.0.0.1:${port} `],
    ["http://127.0.0.1:3000", secondPort ? "http://site" : `http://127.0.0.1:${serverPort}`],
    ["/etc/letsencrypt/live/www.example.com/fullchain.pem", files.certificate],
    ["/etc/letsencrypt/live/www.example.com/privkey.pem", files.key],
  ]);
  const both = replaceEach(upstream, [
    ["127.0.0.1:3001", `127.0.0.1:${serverPort}`],
    ["127.0.0.1:3002", `127.0.0.1:${secondPort}`],
  ]);
  const configuration = join(folder, "nginx.conf");
  writeFileSync(configuration, whole(folder, secondPort ? both + servers : servers));

  const nginx = spawn(...bound(NGINX, ["-e", "stderr", "-p", folder, "-c", configuration]), {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let words = "";
  nginx.stderr.on("data", (bytes) => (words += bytes));
  const ended = new Promise<void>((done) => nginx.once("exit", () => done()));
  const endWithUs = () => nginx.kill("SIGTERM");
  process.once("exit", endWithUs);
  await Promise.race([untilListening(port), ended]);
  if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${words}`);
  return {
    url,
    async stop() {
      process.off("exit", endWithUs);
      nginx.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number): Promise<void> {
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
  while (!(await isListening())) await new Promise((next) => setTimeout(next, 20));
}

/** The surroundings of Debian's nginx.conf, in one process that writes only to this folder. */
const whole = (folder: string, servers: string) => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr error;
events { worker_connections 768; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${servers}
}`;

function runbookBlocks(): string[] {
  const runbook = readFileSync("docs/runbook.md", "utf8");
  const blocks = [...runbook.matchAll(/^```nginx\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
  if (blocks.length !== 2) throw new Error("docs/runbook.md shows other configurations of nginx than it did");
  return blocks;
}

function replaceEach(text: string, replacements: [string, string][]): string {
  return replacements.reduce((sofar, [own, ours]) => {
    if (!sofar.includes(own)) throw new Error(`nginx in docs/runbook.md says nothing of "${own}" any more`);
    return sofar.replaceAll(own, ours);
  }, text);
}
