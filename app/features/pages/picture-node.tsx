import { Node, NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from "@tiptap/react";
import { useId } from "react";
import { TextField } from "#app/ui/field.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import styles from "./rich-text-editor.module.css";
import { editorTexts as texts } from "./rich-text-editor.texts.ts";

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
  const id = useId();
  const { url, caption, alt } = node.attrs as { url: string; caption: string; alt: string };
  return (
    <NodeViewWrapper className={styles.piece} contentEditable={false}>
      <img src={url} alt={alt} className={styles.picture} data-drag-handle />
      <div className={styles.facts}>
        <TextField
          id={`${id}-alt`}
          label={texts.alt}
          help={texts.altHelp}
          value={alt}
          onChange={(event) => updateAttributes({ alt: event.currentTarget.value })}
        />
        <TextField
          id={`${id}-caption`}
          label={texts.caption}
          value={caption}
          onChange={(event) => updateAttributes({ caption: event.currentTarget.value })}
        />
        <TextButton onClick={deleteNode}>{texts.removePicture}</TextButton>
      </div>
    </NodeViewWrapper>
  );
}
