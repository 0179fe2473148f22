import {
  type CrashOptions,
  type CrashResult,
  crashRounds,
  makeTemplate,
} from "#tests/support/durability/crash-rounds.ts";
import { measureDurabilityCost } from "./durability-cost.ts";
import { median } from "./processes.ts";
import { type Row, table } from "./table.ts";

const KILL_ROUNDS = 40;
const POWER_CUT_ROUNDS = 20;
const CONTROL_ROUNDS = 3;
/** A cut that comes before anything was written would prove nothing. */
const ROWS_TO_LOSE = 100;

console.error("Creating, killing and reopening embedded databases; this takes several minutes ...");
const template = await makeTemplate();
try {
  const killed = await run({ kind: "process killed", rounds: KILL_ROUNDS, template });
  const cut = await run({ kind: "power cut", rounds: POWER_CUT_ROUNDS, template });
  const control = await run({
    kind: "power cut",
    rounds: CONTROL_ROUNDS,
    isDurable: false,
    atLeast: ROWS_TO_LOSE,
    template,
  });
  const { synchronous, plain, ratio } = await measureDurabilityCost(template);
  const rows: Row[] = [
    ...crashRows(`kill -9, ${KILL_ROUNDS} rounds`, killed),
    ...crashRows(`power cut, ${POWER_CUT_ROUNDS} rounds`, cut),
    {
      what: `power cut without synchronous writes, ${CONTROL_ROUNDS} rounds: lost rows`,
      found: control.lost,
      aim: "> 0",
    },
    {
      what: "inserts per second, synchronous writes",
      found: synchronous.insertsPerSecond.toFixed(0),
      aim: "",
    },
    { what: "inserts per second, plain", found: plain.insertsPerSecond.toFixed(0), aim: "" },
    { what: "share of the plain speed (median of paired rounds)", found: ratio.toFixed(2), aim: "" },
    { what: "checkpoint in ms, synchronous writes", found: synchronous.checkpointMs.toFixed(0), aim: "" },
    { what: "checkpoint in ms, plain", found: plain.checkpointMs.toFixed(0), aim: "" },
  ];
  console.log(table(rows));
  for (const fault of [...killed.damaged, ...cut.damaged]) console.log(fault);
  process.exitCode = killed.lost + cut.lost + killed.damaged.length + cut.damaged.length > 0 ? 1 : 0;
} finally {
  template.remove();
}

async function run(options: CrashOptions): Promise<CrashResult> {
  const result = await crashRounds(options);
  console.error(`  ${options.kind}: ${result.acknowledged} acknowledged, ${result.lost} lost`);
  return result;
}

function crashRows(what: string, result: CrashResult): Row[] {
  return [
    { what: `${what}: acknowledged rows`, found: result.acknowledged, aim: "" },
    { what: `${what}: lost`, found: result.lost, aim: "0" },
    { what: `${what}: damaged or not opened`, found: result.damaged.length, aim: "0" },
    { what: `${what}: reopening and checking, ms`, found: median(result.reopenMs).toFixed(0), aim: "" },
  ];
}
