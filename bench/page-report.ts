import type { LighthouseMedian } from "./lighthouse.ts";
import type { PageWeight, ViewportName } from "./page-weight.ts";

export type PageReport = {
  path: string;
  weights: Record<ViewportName, PageWeight>;
  lighthouse?: LighthouseMedian;
};

type Column = {
  name: string;
  show: (report: PageReport) => string;
  isOver: (report: PageReport) => boolean;
};

const KILOBYTE = 1000;
const BUDGET = {
  html: 25 * KILOBYTE,
  css: 20 * KILOBYTE,
  script: 4 * KILOBYTE,
  firstScreen: 300 * KILOBYTE,
  /** Without films. */
  mainTotal: 1500 * KILOBYTE,
  lcpMs: 1500,
  cls: 0.01,
  tbtMs: 50,
};
const MAIN_PAGE = /^\/(?:principal-|home)/;
const PERFECT = 100;

const kilobytes = (bytes: number) => (bytes / KILOBYTE).toFixed(bytes < 10 * KILOBYTE ? 1 : 0);

function size(name: string, part: "html" | "css" | "script", budget: number): Column {
  return {
    name,
    show: ({ weights }) => kilobytes(weights.phone[part]),
    isOver: ({ weights }) => weights.phone[part] > budget,
  };
}

function perWindow(name: string, part: keyof PageWeight, isOver: Column["isOver"] = () => false): Column {
  return {
    name: `${name} 390/768/1440`,
    show: ({ weights: { phone, tablet, desk } }) =>
      [phone, tablet, desk].map((weight) => (weight[part] / KILOBYTE).toFixed(0)).join("/"),
    isOver,
  };
}

function judged(
  name: string,
  show: (found: LighthouseMedian) => string,
  isOver: (found: LighthouseMedian) => boolean,
): Column {
  return {
    name,
    show: ({ lighthouse }) => (lighthouse ? show(lighthouse) : ""),
    isOver: ({ lighthouse }) => lighthouse !== undefined && isOver(lighthouse),
  };
}

const everyWindow = ({ weights }: PageReport) => Object.values(weights);

export const COLUMNS: Column[] = [
  size("HTML", "html", BUDGET.html),
  size("CSS", "css", BUDGET.css),
  size("script", "script", BUDGET.script),
  perWindow("first pictures", "firstPictures"),
  perWindow("first screen", "firstScreen", (report) =>
    everyWindow(report).some(({ firstScreen }) => firstScreen > BUDGET.firstScreen),
  ),
  perWindow(
    "whole",
    "total",
    (report) =>
      MAIN_PAGE.test(report.path) && everyWindow(report).some(({ total }) => total > BUDGET.mainTotal),
  ),
  judged(
    "LCP ms",
    ({ lcpMs }) => String(lcpMs),
    ({ lcpMs }) => lcpMs > BUDGET.lcpMs,
  ),
  judged(
    "CLS",
    ({ cls }) => String(cls),
    ({ cls }) => cls > BUDGET.cls,
  ),
  judged(
    "TBT ms",
    ({ tbtMs }) => String(tbtMs),
    ({ tbtMs }) => tbtMs > BUDGET.tbtMs,
  ),
  judged(
    "Lighthouse",
    ({ scores, failing }) => [scores.join("/"), ...failing].join(" "),
    ({ scores }) => scores.some((score) => score < PERFECT),
  ),
];

export function worstFirst(reports: PageReport[]): PageReport[] {
  const misses = (report: PageReport) => COLUMNS.filter((column) => column.isOver(report)).length;
  const lcp = (report: PageReport) => report.lighthouse?.lcpMs ?? 0;
  return reports.toSorted(
    (a, b) =>
      misses(b) - misses(a) || lcp(b) - lcp(a) || b.weights.phone.firstScreen - a.weights.phone.firstScreen,
  );
}

export function reportTable(reports: PageReport[]): string {
  const head = ["page", ...COLUMNS.map(({ name }) => name)];
  const lines = reports.map((report) => [
    report.path,
    ...COLUMNS.map((column) => column.show(report) + (column.isOver(report) ? " !" : "")),
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map((line) => line[at]?.length ?? 0)));
  const drawn = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [drawn(head), drawn(widths.map((width) => "-".repeat(width))), ...lines.map(drawn)].join("\n");
}
