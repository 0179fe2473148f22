import { CHECKS } from "./checks.ts";
import { runSteps } from "./steps.ts";

process.exitCode = await runSteps(CHECKS);
