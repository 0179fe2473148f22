import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { ButtonContent, type ButtonStyle, buttonClasses } from "./button.tsx";

type ButtonRouteProps = LinkProps & ButtonStyle & { children: ReactNode };

/** Client-side navigation. */
export function ButtonRoute({ variant, small, full, icon, className, children, ...link }: ButtonRouteProps) {
  return (
    <Link {...link} className={buttonClasses({ variant, small, full }, false, className)}>
      <ButtonContent variant={variant} icon={icon}>
        {children}
      </ButtonContent>
    </Link>
  );
}
