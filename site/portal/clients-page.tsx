import { redirect } from 'react-router'
import { portal } from '#content/portal.ts'
import { portalContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import type { Route } from './+types/clients-page'
import styles from './portal.module.css'
import { PortalCard } from './portal-card.tsx'
import { SignedIn } from './portal-frame.tsx'
import { portalHead } from './portal-head.ts'

const words = portal.clients

export function meta({ matches }: Route.MetaArgs) {
  return portalHead(matches, portal.screens.clients)
}

/** Whoever belongs to one client has nothing to choose. */
export function loader({ context }: Route.LoaderArgs) {
  const person = context.get(portalContext).person
  const clients = (person?.memberships ?? []).filter(({ hasEnded }) => !hasEnded)
  const [only] = clients
  if (only && clients.length === 1) throw redirect(paths.portalClient(only.clientId), 303)
  return { clients, email: person?.memberships[0]?.email ?? person?.emailKey ?? '' }
}

export default function ClientsPage({ loaderData: { clients, email } }: Route.ComponentProps) {
  return (
    <PortalCard>
      <h1>{clients.length > 0 ? portal.screens.clients : words.none}</h1>
      <p>{clients.length > 0 ? words.lead : words.noneText}</p>
      <ul className={styles.things}>
        {clients.map(({ clientId, client, role }) => (
          <li key={clientId} className={styles.thing}>
            <a href={paths.portalClient(clientId)}>{client}</a>
            <span className="small quiet">{portal.people.roles[role]}</span>
          </li>
        ))}
      </ul>
      <SignedIn email={email} />
    </PortalCard>
  )
}
