import { type Editor, EditorContent, type Extensions, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { blocksOf, documentOf } from "./editor-document.ts";
import { FilmNode } from "./film-node.tsx";
import { isSafeAddress } from "./inline-text.rules.ts";
import { cleanPasted } from "./pasted-html.ts";
import { PictureNode } from "./picture-node.tsx";
import { QuotationNode } from "./quotation-node.tsx";
import styles from "./rich-text-editor.module.css";
import { readSource, writeSource } from "./rich-text-source.rules.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { TimelineNode } from "./timeline-node.tsx";

const EXTENSIONS: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: { levels: [2] },
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => isSafeAddress(address),
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  FilmNode,
  PictureNode,
  QuotationNode,
  TimelineNode,
];

export type RichTextEditorProps = {
  id: string;
  label: string;
  lang: string;
  value: string;
  onValue: (value: string) => void;
  describedBy: string | undefined;
  isInvalid: boolean;
  hasTimeline: boolean;
  start: EditingStart;
};

/** What happened to the field before the editor was there. */
export type EditingStart = {
  isFocused: boolean;
  typed: string;
  /** Where it was pressed, in the window, and how far that was scrolled. */
  at: { left: number; top: number; scrolled: number } | null;
};

export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onValue } = props;
  // Sent values that have not come back as `value`, oldest first: React may render several keystrokes later.
  const pending = useRef([value]);
  const notify = useRef(onValue);
  notify.current = onValue;
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: documentOf(readSource(value)),
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: {
        id: props.id,
        class: styles.page ?? "",
        role: "textbox",
        lang: props.lang,
        "aria-multiline": "true",
        "aria-label": props.label,
        ...(props.describedBy && { "aria-describedby": props.describedBy }),
        ...(props.isInvalid && { "aria-invalid": "true" }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      const source = writeSource(blocksOf(changed.getJSON()));
      pending.current.push(source);
      notify.current(source);
    },
  });

  const { start } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what happened before
  useEffect(() => {
    if (start.isFocused) goOn(editor, start);
  }, [editor]);

  // External changes replace the document; own ones are there already.
  useEffect(() => {
    const typed =
      pending.current.at(-1) === value ? pending.current.length - 1 : pending.current.indexOf(value);
    pending.current = pending.current.slice(typed + 1);
    if (typed >= 0) return;
    pending.current = [];
    editor.commands.setContent(documentOf(readSource(value)), { emitUpdate: false });
  }, [value, editor]);

  return (
    <div className={styles.editor} data-invalid={props.isInvalid || undefined}>
      <RichTextToolbar editor={editor} label={props.label} hasTimeline={props.hasTimeline} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** The caret goes where the field was pressed, else to the beginning, as the browser puts it; then what was typed. */
function goOn(editor: Editor, { at, typed }: EditingStart) {
  const place = at && editor.view.posAtCoords({ left: at.left, top: at.top + at.scrolled - scrollY });
  editor.commands.setTextSelection(place?.pos ?? 0);
  // Tiptap's own focus waits for a frame, in which a key would be lost.
  editor.view.focus();
  if (typed) editor.view.pasteText(typed);
}
