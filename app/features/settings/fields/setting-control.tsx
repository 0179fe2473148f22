import { MediaControl } from "#app/content/admin/media-control.tsx";
import type { MediaField } from "#app/content/fields.ts";
import { describedBy, Field, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { Switch } from "#app/ui/forms/switch.tsx";
import { labelOf, type Part } from "../saving/setting-parts.ts";
import { kindOf, limitsOf, metaOf } from "../saving/setting-shapes.rules.ts";
import { settingsAdminTexts as texts } from "../settings-admin.texts.ts";
import { MapPlaceField } from "./map-place-field.tsx";
import { TelephoneField } from "./telephone-field.tsx";
import { timeZoneTexts } from "./time-zones.texts.ts";

const { zones } = timeZoneTexts;

type SettingControlProps = { part: Part; error: string | undefined };

export function SettingControl({ part, error }: SettingControlProps) {
  const { name, schema, value } = part;
  const { label, help } = labelOf(part);
  const field = { id: `setting-${name}`, name, label, help, error };
  const text = String(value ?? "");
  const { optional } = texts;
  switch (kindOf(schema)) {
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
    case "media":
      return <MediaControl {...{ name, value, error }} field={metaOf(schema) as MediaField} />;
    case "day":
      return <TextField {...field} type="date" optional={optional} defaultValue={text} />;
    case "colour":
      return <TextField {...field} type="color" defaultValue={text || "#ffffff"} />;
    case "telephone":
      return <TelephoneField {...field} opens={metaOf(schema).opens} value={text} />;
    case "mapPlace":
      return <MapPlaceField {...field} value={text} />;
    case "timeZone":
      return (
        <Field {...field}>
          <select {...describedBy(field.id, field)} name={name} defaultValue={text}>
            {!zones.some(([zone]) => zone === text) && (
              <option value={text}>{text.replaceAll("_", " ")}</option>
            )}
            {zones.map(([zone, place]) => (
              <option key={zone} value={zone}>
                {place}
              </option>
            ))}
          </select>
        </Field>
      );
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
