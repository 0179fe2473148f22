import { writeFileSync } from "node:fs";
import { envExample } from "./env-example.ts";
import { routesPage } from "./routes-page.ts";

writeFileSync("docs/routes.md", await routesPage());
writeFileSync(".env.example", envExample());
console.log("docs/routes.md and .env.example are written");
