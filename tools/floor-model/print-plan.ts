import * as plan from "../../app/features/simulator/vision/floor-plan.ts";

/** The network's plan for train.py, which trains what the worker runs. */
console.log(JSON.stringify(plan));
