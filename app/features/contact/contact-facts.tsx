import { whatsappLink } from "#app/features/leads/whatsapp-link.ts";
import type { Settings } from "#app/features/settings/settings.rules.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type from "#app/ui/type.module.css";
import { contactTexts } from "./contact.texts.ts";
import styles from "./contact-facts.module.css";

type ContactFactsProps = { contact: Settings["contact"]; locale: Locale };

/** Where the maker is, how to reach it, and when. */
export function ContactFacts({ contact, locale }: ContactFactsProps) {
  const texts = contactTexts(locale);
  const mails = [...new Set([contact.email, contact.marketingEmail])].filter(Boolean);
  return (
    <>
      <dl className={styles.facts}>
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
        {contact.whatsapp && (
          <div>
            <dt>{texts.whatsapp}</dt>
            <dd>
              <a href={whatsappLink(contact.whatsapp)}>{contact.whatsappLabel}</a>
            </dd>
          </div>
        )}
        {contact.phone && (
          <div>
            <dt>{texts.phone}</dt>
            <dd>
              <a href={`tel:${contact.phone}`}>{contact.phoneLabel}</a>
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
      <Hours hours={contact.hours} title={texts.hours} day={texts.day} />
    </>
  );
}

type HoursProps = { hours: Settings["contact"]["hours"]; title: string; day: string };

function Hours({ hours, title, day }: HoursProps) {
  if (hours.places.length === 0) return null;
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
        {(["weekdays", "saturday"] as const).map((days) => (
          <tr key={days}>
            <th scope="row">{hours[days]}</th>
            {hours.places.map((place) => (
              <td key={place.id} className={type.num}>
                {place[days]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
