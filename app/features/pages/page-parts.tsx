import { Link, useRouteLoaderData } from "react-router";
import type { Role } from "#app/accounts/roles.rules.ts";
import { type MenuScreen, menuFor, placeAt } from "#app/admin/menu/admin-menu.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import styles from "./pages-admin.module.css";
import { pagesAdminTexts as texts } from "./pages-admin.texts.ts";

/** Listed on the same screen. */
const CREATED_PAGES = "/admin/paginas-criadas";

/** Of the menu's entry: sections of several screens, or what is alone. */
export function PageParts({ path, isAlone }: { path: string; isAlone: boolean }) {
  const role = useRouteLoaderData<{ role: Role }>("admin/admin.layout")?.role;
  const place = role && placeAt(menuFor(role), { pathname: path, search: "" });
  const sections = place ? place.entry.sections.filter((section) => section !== place.section) : [];
  const alone = sections
    .filter(({ screens }) => screens.length === 1)
    .flatMap(({ screens }) => screens)
    .filter(({ to }) => to !== CREATED_PAGES);
  if (isAlone) return alone.length > 0 && <Parts name={texts.others} screens={alone} />;
  return sections
    .filter(({ screens }) => screens.length > 1)
    .map(({ name, screens }) => <Parts key={name} name={name} screens={screens} />);
}

function Parts({ name, screens }: { name: string; screens: readonly MenuScreen[] }) {
  return (
    <section className={styles.parts}>
      <h3 className={styles.heading}>{name}</h3>
      <ul className={styles.rows}>
        {screens.map((screen) => (
          <li key={screen.to}>
            <Link to={screen.to}>
              <b>{screen.name}</b>
              <Icon name="edit" small />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
