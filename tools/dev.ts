import { existsSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer as createViteServer } from "vite";

// Vite transforms and reloads what changes, in the browser and on the server.
if (existsSync(".env")) process.loadEnvFile(".env");
process.env.NODE_ENV ??= "development";
const port = Number(process.env.PORT ?? 3000);
process.env.PUBLIC_URL ??= `http://localhost:${port}`;

type Door = typeof import("../server.ts");
type House = typeof import("../app/bootstrap.server.ts");

const web = createHttpServer();
const vite = await createViteServer({
  server: { middlewareMode: { server: web }, ws: { server: web } },
  appType: "custom",
});

let house: House | undefined;
let setupToken: string | undefined;
let moving: Promise<void> = Promise.resolve();

/** An edit of what holds the database or the jobs makes a new house: the old one is shut before it opens. */
function enterHouse(): Promise<void> {
  moving = moving.then(async () => {
    const current = (await vite.ssrLoadModule("./app/bootstrap.server.ts")) as House;
    if (current === house) return;
    await house?.shutdown();
    house = current;
    ({ setupToken } = await house.bootstrap());
  });
  return moving;
}

await enterHouse();

web.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      await enterHouse();
      const { requestListener } = (await vite.ssrLoadModule("./server.ts")) as Door;
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
  await house?.shutdown();
  await vite.close();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
