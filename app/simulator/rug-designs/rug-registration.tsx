import { useState } from "react";
import { useNavigate } from "react-router";
import type { ShownRugs } from "../panel/panel-data.server.ts";
import type { PanelResult } from "../panel/panel-result.ts";
import { simulatorAdminTexts } from "../panel/simulator-admin.texts.ts";
import { RugDesignForm } from "./rug-design-form.tsx";
import { RugDesignRows } from "./rug-design-rows.tsx";
import { RugPreview } from "./rug-preview.tsx";
import { RugPreviewLink } from "./rug-preview-link.tsx";
import styles from "./rug-registration.module.css";

const texts = simulatorAdminTexts.editor;
const PANEL = "/simulador-admin";

type RugRegistrationProps = { rugs: ShownRugs; answer: PanelResult | undefined };

export function RugRegistration({ rugs, answer: result }: RugRegistrationProps) {
  const { draft: opened, products, ...list } = rugs;
  const [shown, setShown] = useState(opened);
  const navigate = useNavigate();

  const leave = () => void navigate(PANEL, { replace: true, preventScrollReset: true });

  return (
    <div className={styles.pair}>
      <RugDesignForm
        opened={opened}
        answer={result}
        onDraft={setShown}
        onSaved={leave}
        onClear={opened.id ? leave : undefined}
        clearWord={opened.id ? texts.cancel : texts.clear}
        products={products}
        action={PANEL}
      />
      <div className={styles.side}>
        <section aria-labelledby="rug-preview">
          <h2 id="rug-preview" className={styles.label}>
            {texts.preview}
          </h2>
          <RugPreview draft={shown} />
          <RugPreviewLink id={opened.id} />
        </section>
        <RugDesignRows list={list} />
      </div>
    </div>
  );
}
