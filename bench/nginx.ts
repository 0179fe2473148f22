import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../tools/postgres.ts";
import { type Bench, ended, onCore, SERVER_CORE, untilReady } from "./processes.ts";

const NGINX = "/usr/sbin/nginx";

/** Debian's nginx has no Brotli, so the compressed page is a file with a fixed encoding header. */
export async function startNginx(page: Uint8Array, headers: Record<string, string>): Promise<Bench | null> {
  if (!existsSync(NGINX)) return null;
  const folder = mkdtempSync(join(tmpdir(), "urdume-nginx-"));
  const port = await freePort();
  mkdirSync(join(folder, "www"));
  writeFileSync(join(folder, "www/page"), page);
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server {
    listen 127.0.0.1:${port}; root ${folder}/www; default_type text/html;
    location = /page { charset utf-8; ${lines.join(" ")} }
  }
}`,
  );
  const master = onCore(SERVER_CORE, NGINX, ["-e", `${folder}/error.log`, "-c", `${folder}/nginx.conf`]);
  const url = `http://127.0.0.1:${port}/page`;
  await untilReady(url, master);
  const children = readFileSync(`/proc/${master.pid}/task/${master.pid}/children`, "utf8").trim().split(" ");
  return {
    url,
    pid: Number(children[0]),
    dataDir: folder,
    async stop() {
      await ended(master, "SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function nginxVersion(): string {
  if (!existsSync(NGINX)) return "absent";
  return execFileSync("sh", ["-c", `${NGINX} -v 2>&1`], { encoding: "utf8" })
    .replace("nginx version: ", "")
    .trim();
}
