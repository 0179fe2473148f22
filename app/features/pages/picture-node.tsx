import { Node, NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from "@tiptap/react";
import styles from "./rich-text-editor.module.css";
import { type PictureFacts, PicturePiece } from "./rich-text-pieces.tsx";

export const PictureNode = Node.create({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ url: { default: "" }, caption: { default: "" }, alt: { default: "" } }),
  parseHTML: () => [{ tag: "figure[data-picture]" }],
  renderHTML: ({ node }) => ["figure", { "data-picture": node.attrs.url }],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

function PictureView({ node, updateAttributes, deleteNode }: ReactNodeViewProps) {
  return (
    <NodeViewWrapper className={styles.piece} contentEditable={false}>
      <PicturePiece {...(node.attrs as PictureFacts)} onChange={updateAttributes} onRemove={deleteNode} />
    </NodeViewWrapper>
  );
}
