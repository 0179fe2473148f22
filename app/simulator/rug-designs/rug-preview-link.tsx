import { PreviewLink } from "#app/content/preview/preview-link.tsx";
import { useEditorFrame } from "#app/content/versions/editor-frame.ts";
import { siteLocale } from "#app/i18n/locales.ts";

/** A link to the simulator itself with this design as it is drafted, for those who may hand out such links. */
export function RugPreviewLink({ id }: { id: string }) {
  const { isOffice } = useEditorFrame();
  if (!id || !isOffice) return null;
  return <PreviewLink id={id} of={() => ({ de: "/simulador-admin", idioma: siteLocale() })} />;
}
