import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Simulation } from "../../engine/simulation.ts";
import { simulatorTexts } from "../../simulator.texts.ts";
import type { Progress } from "../use-simulation.ts";
import { AnalysisProgress } from "./analysis-progress.tsx";

const shown = (lines: number | null) =>
  renderToStaticMarkup(
    <AnalysisProgress
      simulation={{ camera: null, mask: null, light: null } as Simulation}
      progress={{ display: {}, lines } as Progress}
      texts={simulatorTexts("pt-BR")}
    />,
  );

it("no number of lines is said before they are counted, and each step is said once", () => {
  expect(shown(null)).toContain("Procurando linhas");
  expect(shown(355)).toContain("355 linhas");
  expect(shown(null)).toContain('aria-atomic="false"');
});
