import { useEffect, useRef } from "react";
import { Form, NavLink, useLocation } from "react-router";
import { mayOpen } from "#app/features/accounts/rights.rules.ts";
import type { Role } from "#app/features/accounts/roles.rules.ts";
import { announceSignOut } from "#app/features/accounts/use-session-watch.ts";
import { NEWS_PATH } from "#app/features/updates/news-band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import type from "#app/ui/type.module.css";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { adminTexts } from "./admin.texts.ts";
import { ACCOUNT, type AdminMenuItem, GROUPS, OVERVIEW } from "./admin-menu.ts";
import styles from "./admin-tabs.module.css";
import { removeAllAutosaved } from "./autosave/autosaved.client.ts";

const PEEK_PX = 24;

/** What waits behind an item, by its address. */
export type Waiting = Partial<Record<string, number>>;

type AdminTabsProps = { brand: string; email: string; role: Role; waiting: Waiting };

/** The rail of the administration, with what the role opens; on phones a strip. Both bring the current tab into view. */
export function AdminTabs({ brand, email, role, waiting }: AdminTabsProps) {
  const rail = useRef<HTMLElement>(null);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab changes with the address
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (!current || !nav.current || !rail.current) return;
    // No further than needed, with a piece of the next tab, so that the strip is seen to go on.
    const strip = rail.current;
    strip.scrollTo({ left: current.offsetLeft + current.offsetWidth + PEEK_PX - strip.clientWidth });
    const { offsetTop, offsetHeight } = current;
    const { scrollTop, clientHeight } = nav.current;
    const isInView = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
    if (!isInView) nav.current.scrollTo({ top: offsetTop - clientHeight / 2 });
  }, [pathname]);

  return (
    <aside ref={rail} className={styles.rail}>
      <NavLink to="/admin" end className={styles.brand}>
        <Wordmark name={brand} className={styles.mark} />
      </NavLink>
      <nav ref={nav} className={styles.nav} aria-label={adminTexts.panel}>
        <MenuItems items={OVERVIEW} waiting={waiting} />
        {groupsFor(role).map(({ id, name, items }) => (
          <div key={id} className={styles.part}>
            <h2 id={`rail-${id}`} className={styles.group}>
              {name}
            </h2>
            <MenuItems items={items} waiting={waiting} labelledBy={`rail-${id}`} />
          </div>
        ))}
        <MenuItems items={[ACCOUNT]} waiting={waiting} className={styles.phoneOnly} />
      </nav>
      <div className={styles.foot}>
        <p className={styles.email}>{email}</p>
        <div className={styles.leave}>
          <NavLink to={ACCOUNT.to} className={styles.account}>
            {ACCOUNT.name}
          </NavLink>
          <NavLink to={NEWS_PATH} className={styles.account}>
            {adminTexts.news}
          </NavLink>
          <SignOut />
        </div>
      </div>
    </aside>
  );
}

/** Groups in which nothing is left are left out. */
const groupsFor = (role: Role) =>
  GROUPS.map((group) => ({ ...group, items: group.items.filter(({ to }) => mayOpen(role, to)) })).filter(
    ({ items }) => items.length > 0,
  );

type MenuItemsProps = { items: AdminMenuItem[]; waiting: Waiting; labelledBy?: string; className?: string };

function MenuItems({ items, waiting, labelledBy, className }: MenuItemsProps) {
  return (
    <ul className={className} aria-labelledby={labelledBy}>
      {items.map(({ to, name, icon, end }) => (
        <li key={to}>
          <NavLink to={to} end={end} className={styles.tab}>
            <Icon name={icon} className={styles.icon} />
            <span>{name}</span>
            <Badge count={waiting[to]} />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Badge({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > MOST_SHOWN ? adminTexts.many(MOST_SHOWN) : count}</span>
      <span className={type.visuallyHidden}>{adminTexts.waiting(count)}</span>
    </span>
  );
}

const MOST_SHOWN = 99;

/** What was typed and not saved leaves the device with whoever typed it. */
function leave() {
  announceSignOut();
  removeAllAutosaved();
}

/** Says before it is pressed which sessions end. */
export function SignOut() {
  return (
    <Form method="post" action="/admin-login/sair" replace onSubmit={leave} className={styles.signOut}>
      <TextButton type="submit" aria-label={adminTexts.signOutName}>
        {adminTexts.signOut}
      </TextButton>
      <TextButton type="submit" name="scope" value="local" aria-label={adminTexts.signOutHereName}>
        {adminTexts.signOutHere}
      </TextButton>
    </Form>
  );
}
