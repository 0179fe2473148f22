import type { ReactNode } from "react";
import { Link } from "react-router";
import { WarningLine } from "#app/ui/feedback/warning-line.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { siteAddressTexts } from "../settings-admin.texts.ts";

type SettingsFrameProps = {
  name: string;
  lead: string;
  /** The request's origin, while the site's own is not configured. */
  unsetAddress: string | null;
  children: ReactNode;
};

export function SettingsFrame({ name, lead, unsetAddress, children }: SettingsFrameProps) {
  return (
    <>
      <PageHead title={name} lead={lead} />
      {unsetAddress && (
        <WarningLine>
          <b>{siteAddressTexts.title}</b>
          <p>
            {siteAddressTexts.text(unsetAddress)}{" "}
            <Link to="/admin/configuracoes/email#site-address-heading">{siteAddressTexts.link}</Link>
          </p>
        </WarningLine>
      )}
      {children}
    </>
  );
}
