import { hoursTable } from "#app/features/settings/fields/opening-hours.ts";
import type { Settings } from "#app/features/settings/settings.content.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { telephoneLabel } from "#app/i18n/telephone.rules.ts";
import { whatsappLink } from "#app/requests/whatsapp-link.ts";
import type from "#app/ui/layout/type.module.css";
import { contactTexts } from "./contact.texts.ts";
import styles from "./contact-facts.module.css";

type ContactFactsProps = { contact: Settings["contact"]; locale: Locale };

export function ContactFacts({ contact, locale }: ContactFactsProps) {
  const texts = contactTexts(locale);
  const mails = [...new Set([contact.email, contact.marketingEmail])].filter(Boolean);
  return (
    <>
      <dl className={styles.facts}>
        {contact.addressLines.length > 0 && (
          <div>
            <dt>{texts.place}</dt>
            <dd>
              <address>
                {contact.addressLines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </dd>
          </div>
        )}
        {contact.whatsapp && (
          <div>
            <dt>{texts.whatsapp}</dt>
            <dd>
              <a href={whatsappLink(contact.whatsapp)}>{telephoneLabel(contact.whatsapp, locale)}</a>
            </dd>
          </div>
        )}
        {contact.phone && (
          <div>
            <dt>{texts.phone}</dt>
            <dd>
              <a href={`tel:${contact.phone}`}>{telephoneLabel(contact.phone, locale)}</a>
            </dd>
          </div>
        )}
        {mails.length > 0 && (
          <div>
            <dt>{texts.email}</dt>
            <dd>
              {mails.map((mail) => (
                <a key={mail} href={`mailto:${mail}`}>
                  {mail}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <Hours hours={contact.hours} locale={locale} title={texts.hours} day={texts.day} />
    </>
  );
}

type HoursProps = { hours: Settings["contact"]["hours"]; locale: Locale; title: string; day: string };

function Hours({ hours, locale, title, day }: HoursProps) {
  const rows = hoursTable(hours, locale);
  if (rows.length === 0) return null;
  return (
    <table className={styles.hours}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={type.visuallyHidden}>{day}</span>
          </th>
          {hours.places.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ days, cells }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            {hours.places.map(({ id }, at) => (
              <td key={id} className={type.num}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
