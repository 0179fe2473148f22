import { useState } from "react";
import { PictureField } from "#app/media/picker/picture-field.tsx";
import { Switch } from "#app/ui/forms/switch.tsx";
import { Wordmark } from "#app/ui/layout/wordmark.tsx";
import styles from "./logo-field.module.css";
import { logoFieldTexts as texts } from "./logo-field.texts.ts";
import { useIsOneColour } from "./use-logo-colours.ts";

type LogoFieldProps = {
  names: { logo: string; isPlain: string };
  brand: string;
  value: string;
  wasPlain: boolean | null;
  error: string | undefined;
  onChange?: (logo: string) => void;
};

export function LogoField({ names, brand, value, wasPlain, error, onChange }: LogoFieldProps) {
  const [logo, setLogo] = useState(value);
  const [chosen, setChosen] = useState(wasPlain);
  const isOneColour = useIsOneColour(logo);
  const isPlain = chosen ?? isOneColour ?? false;
  return (
    <>
      <PictureField
        name={names.logo}
        kind="logo"
        label={texts.logo}
        optional={texts.optional}
        help={texts.help}
        value={value}
        onChange={(picked) => {
          setLogo(picked);
          setChosen(null);
          onChange?.(picked);
        }}
        error={error}
      />
      {logo && (
        <>
          <div className={styles.grounds}>
            {(["light", "dark"] as const).map((ground) => (
              <figure key={ground} className={styles[ground]}>
                <Wordmark name={brand} logo={logo} isPlain={isPlain} className={styles.mark} />
                <figcaption>{texts.grounds[ground]}</figcaption>
              </figure>
            ))}
          </div>
          <Switch
            name={names.isPlain}
            label={texts.isPlain}
            checked={isPlain}
            onChange={(event) => setChosen(event.currentTarget.checked)}
          />
        </>
      )}
    </>
  );
}
