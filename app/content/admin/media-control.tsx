import { listOf, type MediaField, type MediaListField } from "#app/content/fields.ts";
import { PictureField } from "#app/media/picker/picture-field.tsx";
import { PicturesField } from "#app/media/picker/pictures-field.tsx";
import { StoredFileField } from "#app/media/picker/stored-file-field.tsx";
import { listScreenTexts } from "./list-screen.texts.ts";

type MediaControlProps = {
  name: string;
  field: MediaField | MediaListField;
  value: unknown;
  error: string | undefined;
  /** Of a file that is chosen. */
  onChange?: ((url: string) => void) | undefined;
};

export function MediaControl({ name, field, value, error, onChange }: MediaControlProps) {
  const { label, help, upload: kind } = field;
  const shared = { name, label, help, error, kind };
  if (field.kind === "mediaList") return <PicturesField {...shared} values={listOf(value)} />;
  const Control = field.isPicture ? PictureField : StoredFileField;
  const { optional } = listScreenTexts;
  return <Control {...shared} optional={optional} value={String(value ?? "")} onChange={onChange} />;
}
