import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { FilterTabs, ListSearch, ListTools } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import type { ShownLeads } from "./panel-data.server.ts";
import { simulatorAdminTexts } from "./simulator-admin.texts.ts";
import styles from "./simulator-leads.module.css";

const texts = simulatorAdminTexts.leads;

export function SimulatorLeads({ leads, page, pageSize, total, isFiltered }: ShownLeads) {
  const statuses = Object.entries(texts.statuses).map(([value, label]) => ({ value, label }));
  return (
    <section aria-label={texts.heading}>
      <ListTools>
        <FilterTabs
          label={texts.filter}
          name="situacao"
          options={[{ value: "", label: texts.all }, ...statuses]}
        />
        <ListSearch label={texts.search} name="q" />
      </ListTools>
      {leads.length === 0 ? (
        <EmptyState
          title={isFiltered ? texts.nothingFound : texts.empty}
          next={isFiltered ? texts.nothingFoundNext : texts.emptyNext}
        />
      ) : (
        <ul className={styles.grid}>
          {leads.map((lead) => (
            <li key={lead.id}>
              <LeadCard lead={lead} />
            </li>
          ))}
        </ul>
      )}
      {total > pageSize && <Pager page={page} pageSize={pageSize} total={total} />}
    </section>
  );
}

function LeadCard({ lead }: { lead: ShownLeads["leads"][number] }) {
  const rug = [lead.carpetName, lead.carpetSize].filter(Boolean).join(", ");
  const asked = [
    [texts.price, lead.price ? [lead.price] : []] as const,
    [texts.colours, lead.colours] as const,
    [texts.others, lead.others] as const,
    [texts.message, lead.message ? [lead.message] : []] as const,
  ].filter(([, lines]) => lines.length > 0);
  return (
    <article className={styles.card}>
      <span className={styles.picture}>
        {lead.picture ? (
          <img src={lead.picture} alt={texts.picture(lead.name)} loading="lazy" />
        ) : (
          <span className={styles.none}>
            <Icon name="rug" />
            {texts.noPicture}
          </span>
        )}
      </span>
      <h2 className={styles.name}>{lead.name}</h2>
      <p>{lead.whatsapp}</p>
      <p>{lead.email}</p>
      <p>{rug}</p>
      <p>
        {texts.statuses[lead.status]}, {lead.askedAt}
      </p>
      {asked.length > 0 && (
        <dl className={styles.asked}>
          {asked.map(([label, lines]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{lines.join("\n")}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.answer}>
        {lead.answer && (
          <ButtonLink href={lead.answer} target="_blank" rel="noreferrer" small icon="whatsapp">
            {texts.whatsapp}
          </ButtonLink>
        )}
        {lead.mail && (
          <ButtonLink href={lead.mail} small icon="mail">
            {texts.email}
          </ButtonLink>
        )}
        {!lead.answer && !lead.mail && texts.noContact}
      </div>
    </article>
  );
}
