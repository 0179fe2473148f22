import { existsSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer as createViteServer } from "vite";

// Vite transforms and reloads what changes; the house (database, storage, jobs) is opened once.
if (existsSync(".env")) process.loadEnvFile(".env");
process.env.NODE_ENV ??= "development";
const port = Number(process.env.PORT ?? 3000);
process.env.PUBLIC_URL ??= `http://localhost:${port}`;

const web = createHttpServer();
const vite = await createViteServer({
  server: { middlewareMode: { server: web }, hmr: { server: web } },
  appType: "custom",
});
type Door = typeof import("../server.ts");
type House = typeof import("../app/house.server.ts");

const house = (await vite.ssrLoadModule("./app/house.server.ts")) as House;
const { setupToken } = await house.openHouse();

web.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { requestListener } = (await vite.ssrLoadModule("./server.ts")) as Door;
      requestListener()(request, response);
    } catch (error) {
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
  await house.shutHouse();
  await vite.close();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
