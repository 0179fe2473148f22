import { FOLDER_OF_PART } from "./tools/checks/part-cycles.ts";

// The imports that are allowed, as in docs/architecture.md, section 2. `npm run check` refuses any other,
// and any cycle between the parts that tools/checks/part-cycles.ts names.

/** Folders that know the product; ui, i18n, islands and the platform do not. */
const PRODUCT = "^app/(accounts|admin|content|features|media|operations|requests|simulator|site)/";
/** A part of the product: a folder directly below features/, or one of those named there. */
const PART = `^app/(${FOLDER_OF_PART})/`;
/** No kind in its name: a component or a pure function. */
const PLAIN_FILE = {
  path: "/[^/.]+\\.tsx?$",
  pathNot: ["^app/[^/]+$", "^app/platform/", "^(db|tests|tools|bench|node_modules)/"],
};
/** What of the platform only computes. */
const PURE_PLATFORM = ["^app/platform/(outcome|ids|lost-connection)\\.ts$", "\\.rules\\.ts$"];
/** Node's modules that compute from what they are given. */
const PURE_MODULES = "^(node:)?(zlib|buffer|util)$";
const PURE_PACKAGES = [
  "node_modules/(react|react-dom|react-router|sonner|zod)/",
  "node_modules/@(conform-to|dnd-kit|tiptap)/",
  "node_modules/(three|@google/model-viewer|thumbhash|lean-qr|diff)/",
];
/** Declarations are data; this is the list of them. */
const CONTENT_TYPES = "^app/content-types\\.ts$";
const ROUTES = "\\.(page|admin)\\.tsx$";

const VALUE = { dependencyTypesNot: ["type-only", "type-import"] };

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const never = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    never("no-cycle", "Files import each other in no cycle", {}, { circular: true, viaOnly: VALUE }),
    never("resolvable", "Every import leads somewhere", {}, { couldNotResolve: true }),
    never(
      "declared",
      "A package is used only when package.json names it",
      { path: "^(app|db|server)" },
      {
        dependencyTypes: ["npm-no-pkg", "npm-unknown"],
      },
    ),
    never(
      "no-tools-at-run-time",
      "The server runs without development packages",
      { path: "^(app|server)" },
      {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only"],
        pathNot: ["@types/", "@react-router/dev"],
      },
    ),

    never(
      "route-without-tables",
      "A route module queries no rows: that is for .server files",
      { path: ROUTES },
      {
        path: ["\\.table\\.ts$", "^app/platform/(db|storage)/"],
        ...VALUE,
      },
    ),
    never(
      "resource-without-components",
      "A resource renders no components",
      { path: "\\.resource\\.ts$" },
      { path: "\\.tsx$" },
    ),
    never(
      "server-without-components",
      "A .server file renders nothing",
      { path: "\\.server\\.ts$" },
      {
        path: ["\\.tsx$", "/react(-dom)?/"],
        ...VALUE,
      },
    ),
    never(
      "server-own-texts",
      "A feature uses the texts of no other feature",
      { path: `${PART}.+\\.server\\.ts$` },
      { path: `${PART}.+\\.texts\\.ts$`, pathNot: "^app/$1/" },
    ),
    never(
      "table-imports-tables-only",
      "Tables import the ORM and each other",
      { path: "\\.table\\.ts$" },
      {
        pathNot: ["\\.table\\.ts$", "node_modules/drizzle-orm/", "^app/platform/db/[^/]*columns[^/]*\\.ts$"],
        ...VALUE,
      },
    ),
    never(
      "rules-run-anywhere",
      "Rules are pure: no Node, DOM library, database or clock",
      { path: "\\.rules\\.ts$" },
      {
        pathNot: [
          "\\.rules\\.ts$",
          "node_modules/zod/",
          "^app/(i18n/locales|ui/lists/list-address)\\.ts$",
          CONTENT_TYPES,
        ],
        ...VALUE,
      },
    ),
    never(
      "content-declares",
      "A declaration of content is data: fields, words and limits",
      { path: "\\.content\\.ts$" },
      {
        pathNot: [
          "^app/(content/(define-content|fields)|i18n/locales)\\.ts$",
          "\\.(texts|rules|content)\\.ts$",
        ],
        ...VALUE,
      },
    ),
    never(
      "mail-without-platform",
      "A mail is composed of texts: no database, no platform",
      { path: "\\.mail\\.tsx?$" },
      { path: "^app/platform/", ...VALUE },
    ),
    never(
      "texts-import-texts-only",
      "Texts import only the helper that types them",
      { path: "\\.texts\\.ts$" },
      {
        pathNot: ["^app/i18n/", "\\.texts\\.ts$"],
        ...VALUE,
      },
    ),
    never(
      "request-declares",
      "A request is declared with fields and texts, on both sides: no server, no table, no component",
      { path: "\\.request\\.ts$" },
      { path: ["\\.(server|table|page|admin|island|client)\\.tsx?$", "\\.tsx$", "^app/platform/"], ...VALUE },
    ),
    never(
      "island-without-server",
      "The props of an island are plain data and finished strings",
      { path: "\\.island\\.tsx$" },
      {
        path: ["\\.(texts|request|server)\\.ts$", "^app/platform/(?!(outcome|ids)\\.ts$)"],
        ...VALUE,
      },
    ),
    never(
      "island-own-feature",
      "An island uses its own feature's pieces, and the rules of the catalogue and of requests",
      { path: `${PART}.+\\.island\\.tsx$` },
      { path: PART, pathNot: ["^app/$1/", "^app/(features/catalogue|requests)/[^/]+\\.rules\\.ts$"] },
    ),
    never(
      "plain-file-without-server",
      "A file without a kind is a component or a pure function: what it needs of the server or a table is given to it",
      PLAIN_FILE,
      {
        path: ["\\.(server|table|resource|page|admin|layout)\\.tsx?$", "^app/platform/"],
        pathNot: PURE_PLATFORM,
        ...VALUE,
      },
    ),
    never(
      "plain-file-without-system",
      "A file without a kind touches neither network, disk nor process: that is for .server, .client and .worker",
      PLAIN_FILE,
      { dependencyTypes: ["core"], pathNot: PURE_MODULES, ...VALUE },
    ),
    never(
      "plain-file-known-packages",
      "A file without a kind imports packages that only compute or draw; the list is PURE_PACKAGES",
      PLAIN_FILE,
      { path: "node_modules/", pathNot: PURE_PACKAGES, ...VALUE },
    ),
    never(
      "client-in-the-browser",
      "What runs in the browser only gets finished data",
      { path: "\\.client\\.tsx?$" },
      {
        path: ["\\.(server|table|resource)\\.tsx?$", "^app/platform/"],
        pathNot: PURE_PLATFORM,
        ...VALUE,
      },
    ),

    never(
      "ui-without-features",
      "ui imports no feature",
      { path: "^app/ui/" },
      {
        path: [PRODUCT, "^app/(platform|islands)/"],
        pathNot: ["^app/platform/outcome\\.ts$", "^app/ui/"],
      },
    ),
    never(
      "i18n-without-features",
      "i18n imports no feature",
      { path: "^app/i18n/" },
      {
        path: [PRODUCT, "^app/(platform|islands)/"],
      },
    ),
    never(
      "platform-without-features",
      "The platform would fit any other product: it imports no feature",
      { path: "^app/platform/" },
      {
        path: [PRODUCT, "^app/ui/"],
      },
    ),
    never(
      "composers",
      "home and simulator compose others; only the route map mounts them, the list of content types knows all content, the analytics all sums",
      { pathNot: "^app/(features/(home|analytics)|simulator)/" },
      {
        path: "^app/(features/home|simulator)/",
        pathNot: "\\.(table|content)\\.ts$",
      },
    ),
    never(
      "used-by-everybody",
      "media and accounts are used by every feature and import none",
      { path: "^app/(media/(?!library/)|accounts/(?!audit/))" },
      {
        path: PART,
        pathNot: "^app/(media/(?!library/)|accounts/(?!audit/))",
        ...VALUE,
      },
    ),
    never(
      "settings-above-media",
      "settings imports only media and palette",
      { path: "^app/features/settings/", pathNot: ROUTES },
      {
        path: PART,
        pathNot: "^app/(features/(settings|palette)|media/(?!library/)|accounts/(?!audit/))",
        ...VALUE,
      },
    ),
    never(
      "engine-imports-engine-only",
      "The simulator's engine is pure: nothing outside itself",
      { path: "^app/simulator/engine/" },
      { pathNot: "^app/simulator/engine/" },
    ),
    never(
      "vision-imports-vision-and-engine",
      "The analysis of the photo imports the engine, and nothing that draws or handles input",
      { path: "^app/simulator/vision/" },
      { pathNot: "^app/simulator/(engine|vision)/" },
    ),
    never("routes-imported-by-nobody", "No file imports the route map", {}, { path: "^app/routes\\.ts$" }),
    never(
      "three-in-the-scene-only",
      "Only the simulator's scene imports three",
      { pathNot: "^app/simulator/scene/" },
      {
        path: "node_modules/three/",
      },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["\\.test\\.tsx?$", "\\+types/", "^virtual:"] },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
