import { Node, NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from "@tiptap/react";
import { type Moment, TimelineBlock } from "./rich-text-blocks.tsx";
import styles from "./rich-text-editor.module.css";

export const TimelineNode = Node.create({
  name: "timeline",
  group: "block",
  atom: true,
  addAttributes: () => ({
    items: {
      default: [],
      renderHTML: ({ items }) => ({ "data-items": JSON.stringify(items) }),
      parseHTML: (element) => readMoments(element.dataset.items),
    },
  }),
  // Above the rule of numbered lists (50), which takes every <ol>.
  parseHTML: () => [{ tag: "ol[data-timeline]", priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ["ol", { ...HTMLAttributes, "data-timeline": "" }],
  addNodeView: () => ReactNodeViewRenderer(TimelineView),
});

/** What was cut or copied here; pasted from elsewhere it may be anything. */
function readMoments(written = "[]"): Moment[] {
  try {
    const read: unknown = JSON.parse(written);
    return Array.isArray(read)
      ? read.map((item) => ({ when: String(item?.when), text: String(item?.text) }))
      : [];
  } catch {
    return [];
  }
}

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
