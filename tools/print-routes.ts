import { writeFileSync } from "node:fs";
import { routesPage } from "./routes-page.ts";

writeFileSync("docs/routes.md", await routesPage());
console.log("docs/routes.md is written");
