import { PictureField } from "#app/features/media/picture-field.tsx";
import { PicturesField } from "#app/features/media/pictures-field.tsx";
import { StoredFileField } from "#app/features/media/stored-file-field.tsx";
import { listOf, type MediaField, type MediaListField } from "../fields.ts";
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
