import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { ButtonContent, type ButtonLook, buttonLook } from "./button.tsx";

type ButtonRouteProps = LinkProps & ButtonLook & { children: ReactNode };

/** A link to another screen of the administration that looks like a button; the browser does not load anew. */
export function ButtonRoute({ look, small, full, icon, className, children, ...link }: ButtonRouteProps) {
  return (
    <Link {...link} className={buttonLook({ look, small, full }, false, className)}>
      <ButtonContent look={look} icon={icon}>
        {children}
      </ButtonContent>
    </Link>
  );
}
