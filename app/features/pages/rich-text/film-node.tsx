import { Node, NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from "@tiptap/react";
import { FilmBlock, type FilmFacts } from "./rich-text-blocks.tsx";
import styles from "./rich-text-editor.module.css";

export const FilmNode = Node.create({
  name: "film",
  group: "block",
  atom: true,
  addAttributes: () => ({ url: { default: "" }, caption: { default: "" } }),
  parseHTML: () => [{ tag: "figure[data-film]" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", { ...HTMLAttributes, "data-film": "" }],
  addNodeView: () => ReactNodeViewRenderer(FilmView),
});

function FilmView({ node, editor, updateAttributes, deleteNode }: ReactNodeViewProps) {
  return (
    <NodeViewWrapper className={styles.block} contentEditable={false}>
      <FilmBlock
        {...(node.attrs as FilmFacts)}
        onChange={updateAttributes}
        onRemove={() => {
          deleteNode();
          editor.commands.focus();
        }}
      />
    </NodeViewWrapper>
  );
}
