import { opens } from "#app/ui/dialogs/confirm.tsx";
import { TextButton, TextLink } from "#app/ui/layout/text-link.tsx";
import { Badge } from "#app/ui/lists/badge.tsx";
import { accountsTexts } from "../accounts.texts.ts";
import type { Role } from "../roles.rules.ts";
import styles from "./people.module.css";
import { peopleTexts as texts } from "./people.texts.ts";
import type { PeopleFetcher } from "./people-result.ts";
import { RoleField } from "./role-field.tsx";
import { RowConfirm } from "./row-confirm.tsx";

export type PersonView = {
  id: string;
  name: string;
  email: string;
  role: Role;
  isActive: boolean;
  isSelf: boolean;
  hasSecondFactor: boolean;
  passkeys: number;
  lastSignIn: string | null;
};

type PeopleListProps = { heading: string; people: PersonView[]; fetcher: PeopleFetcher };

export function PeopleList({ heading, people, fetcher }: PeopleListProps) {
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1} className={styles.title}>
        {texts.list}
      </h3>
      <ul className={styles.rows}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} fetcher={fetcher} />
        ))}
      </ul>
    </section>
  );
}

function PersonRow({ person, fetcher }: { person: PersonView; fetcher: PeopleFetcher }) {
  const { id, name, email, role, isActive, isSelf, lastSignIn } = person;
  const facts = [
    email !== name && email,
    lastSignIn ? texts.lastSignIn(lastSignIn) : texts.never,
    ...safetyOf(person),
  ].filter(Boolean);
  const gate = (action: string) => `${action}-${id}`;
  return (
    <li id={id}>
      <div className={styles.who}>
        <b>{name}</b>
        <span>{facts.join(" · ")}</span>
      </div>
      <div className={styles.badges}>
        <Badge isOn={role === "admin"}>{accountsTexts.roles[role]}</Badge>
        <Badge isOn={isActive}>{isActive ? texts.active : texts.inactive}</Badge>
        {isSelf && <Badge isOn={false}>{texts.you}</Badge>}
      </div>
      {isSelf ? (
        <div className={styles.actions}>
          <TextLink href="/admin/minha-conta">{texts.ownAccount}</TextLink>
        </div>
      ) : (
        <>
          <div className={styles.actions}>
            {(isActive ? ACTIONS : CLOSED_ACTIONS).map((action) => (
              <TextButton key={action} {...opens(gate(action))} aria-label={texts[action].name(name)}>
                {texts[action].button}
              </TextButton>
            ))}
          </div>
          {(isActive ? ACTIONS : CLOSED_ACTIONS).map((action) => (
            <RowConfirm
              key={action}
              id={gate(action)}
              form={action}
              row={id}
              title={texts[action].title(name)}
              text={texts[action].text}
              submit={texts[action].submit}
              isDangerous={action === "remove" || action === "deactivate"}
              fetcher={fetcher}
              answer={fetcher.data?.gate === gate(action) ? fetcher.data : undefined}
            >
              {action === "role" && (
                <RoleField id={`${gate(action)}-papel`} label={texts.invite.role} value={role} />
              )}
            </RowConfirm>
          ))}
        </>
      )}
    </li>
  );
}

const ACTIONS = ["role", "recovery-link", "deactivate", "remove"] as const;
const CLOSED_ACTIONS = ["reactivate", "remove"] as const;

function safetyOf({ hasSecondFactor, passkeys }: PersonView): string[] {
  const found = [hasSecondFactor && texts.secondFactor, passkeys > 0 && texts.passkeys(passkeys)];
  const words = found.filter((word) => word !== false);
  return words.length > 0 ? words : [texts.noSecondFactor];
}
