import type { Confidence } from "#app/simulator/engine/confidence.ts";
import { type Version, versionRows } from "../picture-versions.ts";
import { area, isNumber, mean, percent, quantile, spreadOf, worstLast } from "../statistics.ts";
import type { Row } from "../table.ts";

type CameraErrors = {
  horizon: number;
  focal: number;
  cornersKnown: number;
  cornersByTwo: number | null;
  sizeByTwo: number | null;
  cornersUnknown: number;
  sizeUnknown: number;
};

export type Measured = {
  name: string;
  camera: CameraErrors;
  withLens: CameraErrors;
  spread: number;
  word: Confidence["word"];
  overlaps: { floor: number; inFront: number }[];
  trust: number;
  wantsTap: boolean;
  light: { found: number; flat: number } | null;
  /** Processor milliseconds by stage. */
  times: Record<string, number>;
  checkTime: number;
  versions: Version[];
  strokeTimes: number[];
};

const WRONG = 0.03;

function cameraRows(name: string, errors: CameraErrors[], known: Record<string, string>): Row[] {
  const of = (value: (each: CameraErrors) => number | null) => errors.map(value).filter(isNumber);
  const horizon = of((each) => each.horizon);
  const row = (what: string, found: string): Row => ({
    what: `${what}, ${name}`,
    found,
    aim: known[what] ?? "",
  });
  return [
    row("horizon", spreadOf(horizon)),
    row("horizon AUC 0.25 / 0.05", `${area(horizon, 0.25).toFixed(4)} / ${area(horizon, 0.05).toFixed(4)}`),
    row("focal length", spreadOf(of((each) => each.focal))),
    row("rug corners, height known", spreadOf(of((each) => each.cornersKnown))),
    row("rug corners, two clicked points", spreadOf(of((each) => each.cornersByTwo))),
    row("rug corners, scale unknown", spreadOf(of((each) => each.cornersUnknown))),
    row("size, nothing measured", spreadOf(of((each) => each.sizeUnknown))),
    row(
      "size by one distance, median / 90% / 95%",
      [0.5, 0.9, 0.95]
        .map((part) =>
          percent(
            quantile(
              of((each) => each.sizeByTwo),
              part,
            ),
          ),
        )
        .join(" / "),
    ),
  ];
}

/** Aims, and in brackets the first prototype's figures. */
const AIMS = {
  horizon: "0.35% median, 0.9% at 90% (0.45%, 1.12%)",
  "horizon AUC 0.25 / 0.05": "0.985 / 0.92 (0.976 / 0.880)",
  "focal length": "1.5% median, 8% at 90% (1.6%, 14%)",
  "rug corners, height known": "0.4% median, 1.0% at 90% (0.65%, 2.6%)",
  "rug corners, two clicked points": "0.4% median, 1.2% at 90% (0.67%, 2.8%)",
  "rug corners, scale unknown": "1.8% median, 5% at 90% (2.5%, 8.8%)",
  "size, nothing measured": "12% median",
  "size by one distance, median / 90% / 95%": "2% / 6% / 8%",
};
const AIMS_WITH_LENS = {
  horizon: "0.30% median, 0.8% at 90% (0.56%, 1.25%)",
  "horizon AUC 0.25 / 0.05": "0.988 / 0.93 (0.973 / 0.866)",
  "rug corners, height known": "(0.62%, 1.85%)",
  "rug corners, two clicked points": "(0.56%, 2.12%)",
  "rug corners, scale unknown": "(2.56%, 8.92%)",
};
const FLOOR_AIMS = ["0.90", "0.93", "", "0.95"];
const FRONT_AIMS = ["0.78", "0.84", "", "0.88"];

function maskRows(all: Measured[]): Row[] {
  const taps = [0, 1, 3, 5];
  const askers = all.filter((each) => each.wantsTap);
  const others = all.filter((each) => !each.wantsTap);
  const first = (each: Measured) => each.overlaps[0]?.floor ?? 0;
  return [
    ...taps.map((tap) => ({
      what: `floor overlap after ${tap} taps: mean / median / worst tenth / worst`,
      found: worstLast(all.map((each) => each.overlaps[tap]?.floor ?? 0)),
      aim: FLOOR_AIMS[tap] ?? "",
    })),
    ...[0, 1, 3].map((tap) => ({
      what: `in front of the rug after ${tap} taps, overlap`,
      found: worstLast(all.map((each) => each.overlaps[tap]?.inFront ?? 0)),
      aim: FRONT_AIMS[tap] ?? "",
    })),
    {
      what: "rooms that ask for a tap; mean overlap there / elsewhere",
      found: `${askers.length} of ${all.length}; ${mean(askers.map(first)).toFixed(3)} / ${mean(others.map(first)).toFixed(3)}`,
      aim: "",
    },
  ];
}

function honestyRows(all: Measured[]): Row[] {
  const isWrong = (each: Measured) => each.camera.horizon > WRONG || each.camera.cornersKnown > WRONG;
  const wrong = all.filter(isWrong);
  const sure = all.filter((each) => each.word === "sure");
  const trusted = [...all].sort((a, b) => a.spread - b.spread).slice(0, Math.ceil(0.9 * all.length));
  const words = (["sure", "about", "unsure"] as const).map(
    (word) => `${all.filter((each) => each.word === word).length} ${word}`,
  );
  return [
    { what: "words, height known", found: words.join(", "), aim: "" },
    {
      what: `off by more than ${percent(WRONG)} and said to be unsure`,
      found: `${wrong.filter((each) => each.word === "unsure").length} of ${wrong.length}`,
      aim: "90%",
    },
    {
      what: "said to be sure and right",
      found: `${sure.filter((each) => !isWrong(each)).length} of ${sure.length}`,
      aim: "98%",
    },
    {
      what: "horizon off by more than three of its own spreads",
      found: `${all.filter((each) => each.camera.horizon > 3 * each.spread).length} of ${all.length}`,
      aim: "2% (30%)",
    },
    {
      what: "horizon without the tenth that is trusted least",
      found: spreadOf(trusted.map((each) => each.camera.horizon)),
      aim: "",
    },
  ];
}

const TIME_AIMS: Record<string, string> = {
  lines: "150 (210)",
  camera: "200 (470)",
  mask: "300 (2000)",
  light: "70 (70)",
};

function timeRows(all: Measured[]): Row[] {
  const stages = Object.keys(all[0]?.times ?? {});
  const total = all.map((each) => Object.values(each.times).reduce((a, b) => a + b, 0));
  const milliseconds = (value: number) => value.toFixed(0);
  return [
    ...stages.map((stage) => ({
      what: `processor time of ${stage}, ms`,
      found: spreadOf(
        all.map((each) => each.times[stage] ?? 0),
        milliseconds,
      ),
      aim: TIME_AIMS[stage] ?? "",
    })),
    {
      what: "photo of 12 megapixels to first placement, one core, ms",
      found: spreadOf(total, milliseconds),
      aim: "1500",
    },
    {
      what: "    on a processor four times slower, ms",
      found: spreadOf(
        total.map((value) => 4 * value),
        milliseconds,
      ),
      aim: "",
    },
    {
      what: "afterwards, to compare the camera with perturbed copies, ms",
      found: spreadOf(
        all.map((each) => each.checkTime),
        milliseconds,
      ),
      aim: "",
    },
    {
      what: "from a stroke to the new mask, ms",
      found: spreadOf(
        all.flatMap((each) => each.strokeTimes),
        milliseconds,
      ),
      aim: "100",
    },
    {
      what: "most memory of the whole process, pictures and truth of all rooms in it, MB",
      found: (process.resourceUsage().maxRSS / 1024).toFixed(0),
      aim: "350 in a browser",
    },
  ];
}

export function simulatorRows(all: Measured[]): Row[] {
  const light = all.map((each) => each.light).filter((each) => each !== null);
  return [
    { what: "rooms; figures are median / mean / 90% / worst", found: all.length, aim: "aim (prototype)" },
    ...cameraRows(
      "lens unknown",
      all.map((each) => each.camera),
      AIMS,
    ),
    ...cameraRows(
      "lens known",
      all.map((each) => each.withLens),
      AIMS_WITH_LENS,
    ),
    ...maskRows(all),
    {
      what: "light, spread of its logarithm, true mask",
      found: spreadOf(
        light.map((each) => each.found),
        (value) => value.toFixed(3),
      ),
      aim: "0.20 (0.36)",
    },
    {
      what: "    the same for flat light",
      found: spreadOf(
        light.map((each) => each.flat),
        (value) => value.toFixed(3),
      ),
      aim: "",
    },
    ...honestyRows(all),
    ...versionRows(all),
    ...timeRows(all),
  ];
}
