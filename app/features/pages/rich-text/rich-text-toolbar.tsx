import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { LibraryPicker } from "#app/media/picker/library-picker.tsx";
import { LinkField } from "./link-field.tsx";
import styles from "./rich-text-editor.module.css";
import { editorTexts as texts } from "./rich-text-editor.texts.ts";

type RichTextToolbarProps = { editor: Editor; label: string; hasTimeline: boolean };

export function RichTextToolbar({ editor, label, hasTimeline }: RichTextToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive("heading"),
      strong: now.isActive("bold"),
      emphasised: now.isActive("italic"),
      list: now.isActive("bulletList"),
      numbered: now.isActive("orderedList"),
      quotation: now.isActive("quotation"),
      link: now.isActive("link"),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const focused = () => editor.chain().focus();
  /** Beside a quotation, which holds words only. */
  function insert(type: string, attrs: object) {
    const { $to, from, to } = editor.state.selection;
    const isQuoted = $to.depth > 0 && $to.node(1).type.name === "quotation";
    return editor.chain().insertContentAt(isQuoted ? $to.after(1) : { from, to }, { type, attrs });
  }
  const insertPicture = (url: string) => insert("picture", { url, caption: "", alt: "" }).focus().run();
  const insertTimeline = () =>
    insert("timeline", { items: [{ when: "", text: "" }] })
      .focus()
      .run();
  function insertFilm() {
    insert("film", { url: "", caption: "" }).run();
    // It is drawn after the command.
    requestAnimationFrame(() =>
      [...editor.view.dom.querySelectorAll<HTMLInputElement>("[data-film-address]")]
        .find(({ value }) => value === "")
        ?.focus(),
    );
  }
  const toggleQuotation = () =>
    state.quotation ? focused().lift("quotation").run() : focused().clearNodes().wrapIn("quotation").run();
  const tools = [
    { name: texts.heading, isOn: state.heading, run: () => focused().toggleHeading({ level: 2 }).run() },
    { name: texts.strong, isOn: state.strong, run: () => focused().toggleBold().run() },
    { name: texts.emphasised, isOn: state.emphasised, run: () => focused().toggleItalic().run() },
    { name: texts.list, isOn: state.list, run: () => focused().toggleBulletList().run() },
    { name: texts.numbered, isOn: state.numbered, run: () => focused().toggleOrderedList().run() },
    { name: texts.link, isOn: state.link, run: () => setLinking(!isLinking) },
    { name: texts.quotation, isOn: state.quotation, run: toggleQuotation },
    { name: texts.picture, run: () => setChoosing(true) },
    { name: texts.film, run: insertFilm },
    ...(hasTimeline ? [{ name: texts.timeline, run: insertTimeline }] : []),
    { name: texts.undo, isOff: !state.canUndo, run: () => focused().undo().run() },
    { name: texts.redo, isOff: !state.canRedo, run: () => focused().redo().run() },
  ];
  return (
    <>
      <div role="toolbar" aria-label={texts.toolbar(label)} className={styles.toolbar}>
        {tools.map((tool) => (
          <button
            key={tool.name}
            type="button"
            className={styles.tool}
            aria-pressed={"isOn" in tool ? tool.isOn : undefined}
            disabled={"isOff" in tool && tool.isOff}
            onClick={tool.run}
          >
            {tool.name}
          </button>
        ))}
      </div>
      {isLinking && <LinkField editor={editor} onClose={() => setLinking(false)} />}
      <LibraryPicker
        kind="siteImage"
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={([file]) => file && insertPicture(file.url)}
      />
    </>
  );
}
