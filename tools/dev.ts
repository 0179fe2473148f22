import { existsSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer as createViteServer } from "vite";

if (existsSync(".env")) process.loadEnvFile(".env");
process.env.NODE_ENV ??= "development";
const port = Number(process.env.PORT ?? 3000);
process.env.PUBLIC_URL ??= `http://localhost:${port}`;

type Server = typeof import("../server.ts");
type App = typeof import("../app/bootstrap.server.ts");

const web = createHttpServer();
const vite = await createViteServer({
  server: { middlewareMode: { server: web }, ws: { server: web } },
  appType: "custom",
});

let app: App | undefined;
let setupToken: string | undefined;
let moving: Promise<void> = Promise.resolve();

/** An edit of a module with database or jobs restarts the application. */
function loadApp(): Promise<void> {
  moving = moving.then(async () => {
    const current = (await vite.ssrLoadModule("./app/bootstrap.server.ts")) as App;
    if (current === app) return;
    await app?.shutdown();
    app = current;
    ({ setupToken } = await app.bootstrap());
  });
  return moving;
}

await loadApp();

web.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      await loadApp();
      const { requestListener } = (await vite.ssrLoadModule("./server.ts")) as Server;
      requestListener()(request, response);
    } catch (error) {
      moving = Promise.resolve();
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500).end(String(error));
    }
  });
});

web.listen(port, () => {
  console.log(`\n  Site            http://localhost:${port}/principal-br`);
  console.log(`  Administration  http://localhost:${port}/admin`);
  if (setupToken) {
    console.log(
      `  First administrator, once: http://localhost:${port}/admin-login/primeiro-acesso?token=${setupToken}`,
    );
  }
});

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  web.closeAllConnections();
  web.close();
  await app?.shutdown();
  await vite.close();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
