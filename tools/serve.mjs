import module from "node:module";
import { join } from "node:path";

// Runs what was built. `npm start` calls it with the pinned Node; a container or a service may call it directly.
const OLDEST_NODE = 22.22;
const [major, minor] = process.versions.node.split(".").map(Number);
if (Number(`${major}.${String(minor).padStart(2, "0")}`) < OLDEST_NODE) {
  console.error(
    `This needs Node ${OLDEST_NODE} or newer and runs on ${process.versions.node}: start with npm start.`,
  );
  process.exit(1);
}
process.env.NODE_ENV ??= "production";

// What V8 compiled is kept beside the build, which saves a third of a start. Where that cannot be written, it is not.
module.enableCompileCache(join(import.meta.dirname, "../build/compile-cache"));

const server = await begin();
const { url, setupLink } = server;
// The start prints the addresses; without it stdout is the only place where somebody looks. The log would mask the link.
if (process.send) process.send({ url, setupLink });
else if (setupLink)
  process.stdout.write(
    `${JSON.stringify({ level: 30, msg: "Create the first administrator", setupLink })}\n`,
  );

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "disconnect"]) process.on(signal, stop);
// A closed terminal tells the start as well, which asks this process to stop: twice would end it at once.
process.on("SIGHUP", process.send ? () => {} : stop);

async function begin() {
  try {
    const { startServer } = await import("../build/server/index.js");
    return await startServer();
  } catch (error) {
    // For whoever runs this, even when the log's level hides it.
    const said = String(isBug(error) ? (error?.stack ?? error) : error.message);
    // The values of a failed statement may be personal data.
    process.stderr.write(`${said.replace(/\nparams:[\s\S]*$/, "")}\n`);
    process.exit(1);
  }
}

/** A wrong variable or a folder in use is a message for whoever runs this; anything else needs its stack. */
function isBug(error) {
  return (
    !(error instanceof Error) ||
    [TypeError, ReferenceError, RangeError, SyntaxError].includes(error.constructor)
  );
}

async function stop() {
  if (stopping) process.exit(1);
  stopping = true;
  await server.stop();
  process.exit(0);
}
