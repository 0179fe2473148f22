import { Node, NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from "@tiptap/react";
import { type Moment, TimelineBlock } from "./rich-text-blocks.tsx";
import styles from "./rich-text-editor.module.css";

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
  return (
    <NodeViewWrapper className={styles.block} contentEditable={false}>
      <TimelineBlock
        items={node.attrs.items as Moment[]}
        onItems={(items) => updateAttributes({ items })}
        onRemove={deleteNode}
      />
    </NodeViewWrapper>
  );
}
