import { Node, NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from "@tiptap/react";
import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import styles from "./rich-text-editor.module.css";
import { editorTexts as texts } from "./rich-text-editor.texts.ts";

type Moment = { when: string; text: string };

export const TimelineNode = Node.create({
  name: "timeline",
  group: "block",
  atom: true,
  addAttributes: () => ({ items: { default: [], rendered: false } }),
  parseHTML: () => [{ tag: "ol[data-timeline]" }],
  renderHTML: () => ["ol", { "data-timeline": "" }],
  addNodeView: () => ReactNodeViewRenderer(TimelineView),
});

function TimelineView({ node, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const id = useId();
  const items = node.attrs.items as Moment[];
  const change = (at: number, part: Partial<Moment>) =>
    updateAttributes({ items: items.map((item, place) => (place === at ? { ...item, ...part } : item)) });
  return (
    <NodeViewWrapper className={styles.piece} contentEditable={false}>
      <ol className={styles.moments}>
        {items.map((item, at) => {
          const key = `${id}-${at}`;
          return (
            <li key={key}>
              <TextField
                id={`${key}-when`}
                label={texts.when}
                value={item.when}
                onChange={(event) => change(at, { when: event.currentTarget.value })}
              />
              <TextField
                id={`${key}-what`}
                label={texts.what}
                value={item.text}
                onChange={(event) => change(at, { text: event.currentTarget.value })}
              />
              <IconButton
                icon="trash"
                small
                aria-label={texts.removeMoment(item.when)}
                onClick={() => updateAttributes({ items: items.filter((_, place) => place !== at) })}
              />
            </li>
          );
        })}
      </ol>
      <div className={styles.actions}>
        <Button
          small
          icon="plus"
          onClick={() => updateAttributes({ items: [...items, { when: "", text: "" }] })}
        >
          {texts.addMoment}
        </Button>
        <TextButton onClick={deleteNode}>{texts.removeTimeline}</TextButton>
      </div>
    </NodeViewWrapper>
  );
}
