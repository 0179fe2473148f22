import { useState } from "react";
import { LogoField } from "#app/features/settings/fields/logo-field.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import type { StepProps } from "./setup.admin.tsx";
import { setupTexts } from "./setup.texts.ts";
import { StepForm } from "./step-form.tsx";
import { useStep } from "./use-step.ts";

const { name: texts, optional } = setupTexts;

export function StepName({ found: { brand, theme, progress }, answer: result }: StepProps) {
  const { typed, valueIn, errorOf } = useStep(result);
  // Empty instead of the demo's name.
  const isNew = progress.state === "open" && !progress.done.includes("nome");
  const saved = isNew ? { name: "", city: "", tagline: "", logo: "" } : brand;
  const [logo, setLogo] = useState(valueIn("logo", saved.logo));
  const savedPlain = saved.logo ? theme.isLogoPlain : null;
  const wasPlain = typed?.logo ? typed.isLogoPlain === "on" : savedPlain;
  return (
    <StepForm step="nome" heading={texts.heading} isTouched={logo !== saved.logo}>
      <TextField
        id="brand-name"
        name="name"
        label={texts.name}
        defaultValue={valueIn("name", saved.name)}
        error={errorOf("name")}
        autoComplete="organization"
        required
      />
      <TextField
        id="brand-city"
        name="city"
        label={texts.city}
        optional={optional}
        help={texts.cityHelp}
        defaultValue={valueIn("city", saved.city)}
        error={errorOf("city")}
        autoComplete="address-level2"
      />
      <LanguageChoice value={(typed?.language as Locale | undefined) ?? theme.language} />
      <TextField
        id="brand-tagline"
        name="tagline"
        label={texts.tagline}
        optional={optional}
        help={texts.taglineHelp}
        defaultValue={valueIn("tagline", saved.tagline)}
        error={errorOf("tagline")}
        autoComplete="off"
      />
      <LogoField
        names={{ logo: "logo", isPlain: "isLogoPlain" }}
        brand={saved.name}
        value={valueIn("logo", saved.logo)}
        wasPlain={wasPlain}
        error={errorOf("logo")}
        onChange={setLogo}
      />
    </StepForm>
  );
}
