import * as plan from "../../app/features/simulator/vision/floor-plan.ts";

console.log(JSON.stringify(plan));
