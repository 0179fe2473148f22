// Runs what was built. `npm start` calls it with the pinned Node; a container or a service may call it directly.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(`This needs Node 22.22 or newer and runs on ${process.versions.node}: start with npm start.`);
  process.exit(1);
}

const { startServer } = await import("../build/server/index.js");
await startServer();
