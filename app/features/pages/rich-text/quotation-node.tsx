import {
  Node,
  NodeViewContent,
  NodeViewWrapper,
  type ReactNodeViewProps,
  ReactNodeViewRenderer,
} from "@tiptap/react";
import { QuotationBlock } from "./rich-text-blocks.tsx";
import styles from "./rich-text-editor.module.css";

export const QuotationNode = Node.create({
  name: "quotation",
  group: "block",
  content: "paragraph+",
  defining: true,
  addAttributes: () => ({ author: { default: "" } }),
  parseHTML: () => [{ tag: "blockquote" }],
  renderHTML: ({ HTMLAttributes }) => ["blockquote", HTMLAttributes, 0],
  addNodeView: () => ReactNodeViewRenderer(QuotationView),
});

function QuotationView({ node, editor, updateAttributes, deleteNode }: ReactNodeViewProps) {
  return (
    <NodeViewWrapper className={styles.quotation}>
      <QuotationBlock
        author={String(node.attrs.author)}
        onAuthor={(author) => updateAttributes({ author })}
        onRemove={() => {
          deleteNode();
          editor.commands.focus();
        }}
      >
        <NodeViewContent className={styles.quoted} />
      </QuotationBlock>
    </NodeViewWrapper>
  );
}
