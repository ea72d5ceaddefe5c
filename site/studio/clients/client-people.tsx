import { Form } from 'react-router'
import { portal } from '#content/portal.ts'
import { clientWords as words } from '#content/studio-clients.ts'
import type { ListedMember } from '#database/members.ts'
import { memberRoles } from '#domain/member.ts'
import { Moment } from '#site/studio/moment.tsx'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'
import styles from './clients.module.css'

type Props = { people: readonly ListedMember[]; now: Date }

/** Who comes to the portal: an operator invites and takes out for a client who asks for it, and it is written down. */
export function ClientPeople({ people, now }: Props) {
  return (
    <section className={screen.part} aria-labelledby="portal">
      <h2 id="portal">{words.parts.portal}</h2>
      {people.length === 0 && <p className="quiet">{words.nobodyInPortal}</p>}
      <ul className={styles.waiting}>
        {people.map(({ id, name, email, role, seenAt, isQuiet }) => (
          <li key={id}>
            <strong>{name || email}</strong>
            <span>
              {name && `${email}, `}
              {portal.people.roles[role]},{' '}
              {seenAt ? <Moment at={seenAt} now={now} /> : portal.people.neverHere}
              {isQuiet && `, ${portal.people.isQuiet}`}
            </span>
            <Form method="post">
              <input type="hidden" name="member" value={id} />
              <Button type="submit" name="intent" value="remove" look="line" isSmall>
                {portal.people.remove}
                <span className="unseen">: {email}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <InviteForClient />
    </section>
  )
}

const InviteForClient = () => (
  <Form method="post" className={screen.row}>
    <input type="hidden" name="intent" value="invite" />
    <label className={screen.label}>
      {portal.people.email}
      <input className={screen.input} name="email" type="email" autoComplete="off" required />
    </label>
    <label className={screen.label}>
      {portal.people.role}
      <select className={screen.input} name="role" defaultValue="owner">
        {memberRoles.map((role) => (
          <option key={role} value={role}>
            {portal.people.roles[role]}
          </option>
        ))}
      </select>
    </label>
    <Button type="submit" isSmall>
      {portal.people.send}
    </Button>
  </Form>
)
