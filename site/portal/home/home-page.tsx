import { portal as words } from '#content/portal.ts'
import { promisedHours } from '#content/promised-hours.ts'
import { memberMay } from '#domain/member.ts'
import { showHome } from '#operations/portal/show-home.ts'
import { portalContext } from '#site/context.ts'
import { Day } from '#site/portal/day.tsx'
import { memberHere } from '#site/portal/member-here.ts'
import styles from '#site/portal/portal.module.css'
import { PortalFrame } from '#site/portal/portal-frame.tsx'
import { portalHead } from '#site/portal/portal-head.ts'
import type { Route } from './+types/home-page'
import { Episodes } from './episodes.tsx'
import { Money } from './money.tsx'
import { Needed, Owed } from './owed.tsx'
import { Calls, Shows } from './shows.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return portalHead(matches, words.screens.home)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const here = memberHere(context, params.client)
  const home = await showHome(context.get(portalContext).pool, here.member, promisedHours)
  if (!home) throw new Response(null, { status: 404 })
  return { ...here, home }
}
export type Home = Route.ComponentProps['loaderData']['home']

export default function HomePage({ loaderData: { home, ...here } }: Route.ComponentProps) {
  const { standing, next } = home
  return (
    <PortalFrame {...here} here="home">
      <div className={styles.part}>
        <h1>{words.screens.home}</h1>
        <p className="lead">{words.standings[standing]}</p>
        {next && (
          <p>
            {words.next[next.what]}: <Day at={next.at} hasClock={next.what === 'call'} />
          </p>
        )}
      </div>
      <Needed home={home} member={here.member} />
      <Owed home={home} />
      <Episodes home={home} clientId={here.member.clientId} mayDecide={memberMay(here.member, 'decide')} />
      <Shows home={home} clientId={here.member.clientId} />
      <Calls home={home} />
      <Money home={home} />
    </PortalFrame>
  )
}
