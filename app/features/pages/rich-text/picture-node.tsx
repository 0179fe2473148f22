import { Node, NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from "@tiptap/react";
import { PictureBlock, type PictureFacts } from "./rich-text-blocks.tsx";
import styles from "./rich-text-editor.module.css";

export const PictureNode = Node.create({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ url: { default: "" }, caption: { default: "" }, alt: { default: "" } }),
  parseHTML: () => [{ tag: "figure[data-picture]" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", { ...HTMLAttributes, "data-picture": "" }],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

function PictureView({ node, updateAttributes, deleteNode }: ReactNodeViewProps) {
  return (
    <NodeViewWrapper className={styles.block} contentEditable={false}>
      <PictureBlock {...(node.attrs as PictureFacts)} onChange={updateAttributes} onRemove={deleteNode} />
    </NodeViewWrapper>
  );
}
