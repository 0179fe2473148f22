import { useEffect, useRef } from "react";
import { Form, NavLink, useLocation } from "react-router";
import { announceLeaving } from "#app/features/accounts/use-session-watch.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { adminTexts } from "./admin.texts.ts";
import styles from "./admin-tabs.module.css";

type Tab = { to: string; name: string; icon: IconName; end?: boolean };

const { tabs } = adminTexts;

const OVERVIEW: Tab = { to: "/admin", name: tabs.overview, icon: "chart", end: true };

/** The five tabs in the order of the specification. */
const MAIN_PAGE: Tab[] = [
  { to: "/admin/video-principal", name: tabs.heroVideo, icon: "film" },
  { to: "/admin/galeria", name: tabs.gallery, icon: "picture" },
  { to: "/admin/amostras", name: tabs.samples, icon: "yarns" },
  { to: "/admin/destaques", name: tabs.featured, icon: "rug" },
  { to: "/admin/colecoes", name: tabs.collections, icon: "perspective" },
];

/** At the foot of the rail; on phones, which have no foot, the last of the tabs. */
const ACCOUNT: Tab = { to: "/admin/conta", name: adminTexts.account, icon: "lock" };

const PEEK_PX = 24;

type AdminTabsProps = { brand: string; email: string };

/** The rail of the administration; on phones a strip that brings the current tab into view. */
export function AdminTabs({ brand, email }: AdminTabsProps) {
  const rail = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab changes with the address
  useEffect(() => {
    const strip = rail.current;
    const current = strip?.querySelector<HTMLElement>("[aria-current=page]");
    if (!strip || !current) return;
    // No further than needed, with a piece of the next tab, so that the strip is seen to go on.
    strip.scrollTo({ left: current.offsetLeft + current.offsetWidth + PEEK_PX - strip.clientWidth });
  }, [pathname]);

  return (
    <aside ref={rail} className={styles.rail}>
      <NavLink to="/admin" end className={styles.brand}>
        <Wordmark name={brand} className={styles.mark} />
      </NavLink>
      <nav className={styles.nav} aria-label={adminTexts.panel}>
        <Tabs tabs={[OVERVIEW]} />
        <h2 className={styles.group}>{adminTexts.groups.mainPage}</h2>
        <Tabs tabs={MAIN_PAGE} />
        <Tabs tabs={[ACCOUNT]} className={styles.phoneOnly} />
      </nav>
      <div className={styles.foot}>
        <p className={styles.email}>{email}</p>
        <div className={styles.leave}>
          <NavLink to={ACCOUNT.to} className={styles.account}>
            {ACCOUNT.name}
          </NavLink>
          <SignOut />
        </div>
      </div>
    </aside>
  );
}

function Tabs({ tabs, className }: { tabs: Tab[]; className?: string }) {
  return (
    <ul className={className}>
      {tabs.map(({ to, name, icon, end }) => (
        <li key={to}>
          <NavLink to={to} end={end} className={styles.tab} prefetch="intent">
            <Icon name={icon} className={styles.icon} />
            <span>{name}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export function SignOut() {
  return (
    <Form method="post" action="/admin-login/sair" replace onSubmit={announceLeaving}>
      <TextButton type="submit">{adminTexts.signOut}</TextButton>
    </Form>
  );
}
