import { Node, NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from "@tiptap/react";
import styles from "./rich-text-editor.module.css";
import { type Moment, TimelinePiece } from "./rich-text-pieces.tsx";

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
    <NodeViewWrapper className={styles.piece} contentEditable={false}>
      <TimelinePiece
        items={node.attrs.items as Moment[]}
        onItems={(items) => updateAttributes({ items })}
        onRemove={deleteNode}
      />
    </NodeViewWrapper>
  );
}
