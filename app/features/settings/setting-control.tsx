import { PictureField } from "#app/features/media/picture-field.tsx";
import { PicturesField } from "#app/features/media/pictures-field.tsx";
import { StoredFileField } from "#app/features/media/stored-file-field.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { MapPlaceField } from "./map-place-field.tsx";
import { labelOf, type Part } from "./setting-parts.ts";
import { limitsOf, shapeOf } from "./setting-shapes.rules.ts";
import { settingsAdminTexts as texts } from "./settings-admin.texts.ts";
import { TelephoneField } from "./telephone-field.tsx";

type SettingControlProps = { part: Part; error: string | undefined };

export function SettingControl({ part: { name, schema, label: called, value }, error }: SettingControlProps) {
  const { label, help } = labelOf(called);
  const shape = shapeOf(schema);
  const common = { name, label, ...(help && { help }), ...(error && { error }) };
  const field = { ...common, id: `setting-${name}` };
  const text = String(value ?? "");
  const { optional } = texts;
  switch (shape.kind) {
    case "switch":
      return <Switch name={name} label={label} defaultChecked={value === true} />;
    case "number":
      return (
        <TextField
          {...field}
          inputMode="decimal"
          defaultValue={text.replace(".", ",")}
          {...limitsOf(schema)}
        />
      );
    case "lines":
      return (
        <TextAreaField
          {...field}
          optional={optional}
          defaultValue={((value ?? []) as string[]).join("\n")}
          rows={4}
        />
      );
    case "pictures":
      return <PicturesField {...common} kind="siteImage" values={(value ?? []) as string[]} />;
    case "picture":
      return <PictureField {...common} kind="siteImage" optional={optional} value={text} />;
    case "film":
      return <StoredFileField {...common} kind="heroVideo" optional={optional} value={text} />;
    case "document":
      return <StoredFileField {...common} kind="catalogue" optional={optional} value={text} />;
    case "day":
      return <TextField {...field} type="date" optional={optional} defaultValue={text} />;
    case "colour":
      return <TextField {...field} type="color" defaultValue={text || "#ffffff"} />;
    case "whatsapp":
    case "telephone":
      return <TelephoneField {...field} opens={shape.kind} value={text} />;
    case "mapPlace":
      return <MapPlaceField {...field} value={text} />;
    case "email":
      return <TextField {...field} type="email" optional={optional} defaultValue={text} autoComplete="off" />;
    case "link":
      return (
        <TextField
          {...field}
          type="text"
          inputMode="url"
          optional={optional}
          defaultValue={text}
          spellCheck={false}
        />
      );
    default:
      return <TextField {...field} type="text" defaultValue={text} autoComplete="off" />;
  }
}
