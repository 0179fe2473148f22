// Who may import whom: the arrows of docs/architecture.md, section 2. `npm run check` refuses any other,
// and any cycle between the folders of app/features, which tools/feature-cycles.ts finds.

const FEATURES = "^app/features/";
/** No kind in its name: a component or a pure function. */
const PLAIN_FILE = {
  path: "/[^/.]+\\.tsx?$",
  pathNot: ["^app/[^/]+$", "^app/platform/", "^(db|tests|tools|bench|node_modules)/"],
};
/** What of the platform only computes. */
const PURE_PLATFORM = ["^app/platform/(outcome|ids|early-input|lost-connection)\\.ts$", "\\.rules\\.ts$"];
/** Node's modules that compute from what they are given. */
const PURE_MODULES = "^(node:)?(zlib|buffer|util)$";
const PURE_PACKAGES = [
  "node_modules/(react|react-dom|react-router|sonner|recharts|zod)/",
  "node_modules/@(conform-to|dnd-kit|tiptap)/",
  "node_modules/(three|@google/model-viewer|thumbhash)/",
];
const DOORS = "\\.(page|admin)\\.tsx$";

const VALUE = { dependencyTypesNot: ["type-only", "type-import"] };

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const never = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    never(
      "no-cycle",
      "Two files that need each other are one file, or lack a third",
      {},
      { circular: true, viaOnly: VALUE },
    ),
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
      "door-without-tables",
      "Pages ask questions in the domain's words; the rows are behind .server",
      { path: DOORS },
      {
        path: ["\\.table\\.ts$", "^app/platform/(db|storage)/"],
        ...VALUE,
      },
    ),
    never(
      "resource-without-components",
      "A resource answers with bytes",
      { path: "\\.resource\\.ts$" },
      { path: "\\.tsx$" },
    ),
    never(
      "server-without-screen",
      "The business knows no screen",
      { path: "\\.server\\.ts$" },
      {
        path: ["\\.tsx$", "/react(-dom)?/"],
        ...VALUE,
      },
    ),
    never(
      "server-own-texts",
      "A feature speaks its own words only",
      { path: `${FEATURES}([^/]+)/.+\\.server\\.ts$` },
      { path: `${FEATURES}[^/]+/.+\\.texts\\.ts$`, pathNot: `${FEATURES}$1/` },
    ),
    never(
      "table-is-a-leaf",
      "Tables know the ORM and each other",
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
        pathNot: ["\\.rules\\.ts$", "node_modules/zod/", "^app/i18n/locales\\.ts$"],
        ...VALUE,
      },
    ),
    never(
      "mail-is-words",
      "A mail is made of words",
      { path: "\\.mail\\.tsx?$" },
      { path: "^app/platform/", ...VALUE },
    ),
    never(
      "texts-are-words",
      "Texts import the helper that types them",
      { path: "\\.texts\\.ts$" },
      {
        pathNot: ["^app/i18n/", "\\.texts\\.ts$"],
        ...VALUE,
      },
    ),
    never(
      "island-is-alone",
      "An island gets plain data and finished strings",
      { path: "\\.island\\.tsx$" },
      {
        path: ["\\.texts\\.ts$", "\\.server\\.ts$", "^app/platform/(?!(outcome|ids)\\.ts$)"],
        ...VALUE,
      },
    ),
    never(
      "island-own-feature",
      "An island uses its own feature's pieces, and the rules of the catalogue",
      { path: `${FEATURES}([^/]+)/.+\\.island\\.tsx$` },
      { path: FEATURES, pathNot: [`${FEATURES}$1/`, `${FEATURES}catalogue/[^/]+\\.rules\\.ts$`] },
    ),
    never(
      "plain-file-on-its-own-side",
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
      "furniture-has-no-opinions",
      "ui knows no rugs",
      { path: "^app/ui/" },
      {
        path: ["^app/(features|shell|platform|islands)/"],
        pathNot: ["^app/platform/outcome\\.ts$", "^app/ui/"],
      },
    ),
    never(
      "language-is-a-leaf",
      "i18n serves everybody and needs nobody",
      { path: "^app/i18n/" },
      {
        path: "^app/(features|shell|platform|islands)/",
      },
    ),
    never(
      "platform-below-the-product",
      "The platform would fit any other product",
      { path: "^app/platform/" },
      {
        path: "^app/(features|shell|ui)/",
      },
    ),
    never(
      "composers",
      "home and simulator compose others; only the route map mounts them, the history and the sheets know all content, the analytics all sums",
      { pathNot: "^app/features/(home|simulator|history|import-export|analytics)/" },
      {
        path: "^app/features/(home|simulator)/",
        pathNot: "\\.table\\.ts$",
      },
    ),
    never(
      "used-by-everybody",
      "media and accounts are used by every feature and import none",
      { path: "^app/features/(media|accounts)/" },
      {
        path: FEATURES,
        pathNot: "^app/features/(media|accounts)/",
        ...VALUE,
      },
    ),
    never(
      "settings-above-media",
      "settings imports only media",
      { path: "^app/features/settings/", pathNot: DOORS },
      {
        path: FEATURES,
        pathNot: "^app/features/(settings|media|accounts)/",
        ...VALUE,
      },
    ),
    never(
      "engine-is-alone",
      "The simulator's engine is pure: nothing outside itself",
      { path: "^app/features/simulator/engine/" },
      { pathNot: "^app/features/simulator/engine/" },
    ),
    never(
      "vision-knows-the-engine",
      "What sees the photo knows the engine, and nothing that draws or is touched",
      { path: "^app/features/simulator/vision/" },
      { pathNot: "^app/features/simulator/(engine|vision)/" },
    ),
    never("map-is-the-top", "Nobody imports the route map", {}, { path: "^app/routes\\.ts$" }),
    never(
      "three-in-the-scene",
      "Only the simulator's scene draws in three dimensions",
      { pathNot: "^app/features/simulator/scene/" },
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
