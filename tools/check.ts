import { CHECKS, ROUTE_TYPES } from "./checks.ts";
import { runSteps } from "./steps.ts";

process.exitCode = await runSteps([[ROUTE_TYPES]], CHECKS);
