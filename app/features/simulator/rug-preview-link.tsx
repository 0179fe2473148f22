import { siteLocale } from "#app/i18n/locales.ts";
import { PreviewLink } from "#app/shell/preview/preview-link.tsx";
import { useEditorFrame } from "#app/shell/versions/editor-frame.ts";

/** A link to the simulator itself with this design as it is drafted, for those who may hand out such links. */
export function RugPreviewLink({ id }: { id: string }) {
  const { isOffice } = useEditorFrame();
  if (!id || !isOffice) return null;
  return <PreviewLink id={id} of={() => ({ de: "/simulador-admin", idioma: siteLocale() })} />;
}
