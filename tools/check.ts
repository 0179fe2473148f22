import { CHECKS, ROUTE_TYPES } from "./checks/checks.ts";
import { runSteps } from "./checks/steps.ts";

process.exitCode = await runSteps([[ROUTE_TYPES]], CHECKS);
