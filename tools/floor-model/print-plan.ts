import * as plan from "../../app/simulator/vision/network/floor-plan.ts";

console.log(JSON.stringify(plan));
