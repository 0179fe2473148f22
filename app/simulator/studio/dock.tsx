import { Icon, type IconName } from "#app/ui/layout/icon.tsx";
import type { SimulatorTexts } from "../simulator.texts.ts";
import styles from "./dock.module.css";
import { needsRug, TOOLS, type Tool } from "./panels/panel-props.ts";

const ICONS: Record<Tool, IconName> = {
  model: "rug",
  colour: "yarns",
  size: "move",
  turn: "retry",
  adjust: "light",
};

type DockProps = {
  texts: SimulatorTexts;
  tool: Tool | null;
  hasRug: boolean;
  onTool: (tool: Tool) => void;
};

export function Dock({ texts, tool, hasRug, onTool }: DockProps) {
  return (
    <nav className={styles.dock} aria-label={texts.tools.label}>
      {TOOLS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === tool}
          disabled={!hasRug && needsRug(name)}
          onClick={() => onTool(name)}
        >
          <Icon name={ICONS[name]} />
          {texts.tools[name]}
        </button>
      ))}
    </nav>
  );
}
