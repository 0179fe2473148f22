import { useState } from "react";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { settingErrors, settingsAdminTexts } from "../settings-admin.texts.ts";
import styles from "./interpreted-value.module.css";
import { readMapPlace } from "./map-place.rules.ts";

const texts = settingsAdminTexts.map;

type MapPlaceFieldProps = {
  id: string;
  name: string;
  label: string;
  help?: string;
  error?: string;
  value: string;
};

export function MapPlaceField({ value, error, ...field }: MapPlaceFieldProps) {
  const [typed, setTyped] = useState(value);
  const place = readMapPlace(typed);
  const refusal = typeof place === "string" && typed !== value ? settingErrors.custom[place] : undefined;
  return (
    <div>
      <TextAreaField
        {...field}
        className={styles.short}
        error={refusal ?? error}
        optional={settingsAdminTexts.optional}
        defaultValue={value}
        onInput={(event) => setTyped(event.currentTarget.value)}
        rows={3}
        autoComplete="off"
        spellCheck={false}
      />
      <p className={styles.interpreted} aria-live="polite">
        {place && typeof place !== "string" && (
          <>
            {interpreted(place)}{" "}
            <a href={place.link} target="_blank" rel="noreferrer">
              {texts.test}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

function interpreted(place: Exclude<ReturnType<typeof readMapPlace>, string | null>): string {
  switch (place.kind) {
    case "point":
      return texts.point(String(place.latitude), String(place.longitude));
    case "address":
      return texts.address(place.query);
    default:
      return texts.link;
  }
}
