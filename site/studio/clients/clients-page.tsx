import { Link } from 'react-router'
import { clientWords as words } from '#content/studio-clients.ts'
import { showClients } from '#operations/clients/show-clients.ts'
import { settingsContext, studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/clients-page'
import { ClientRows } from './client-rows.tsx'
import { clientAnswer, doForClient } from './do-for-client.ts'
import { Waiting } from './waiting.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.heading)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get('before') ?? undefined
  return { before, ...(await showClients(context.get(studioContext).pool, before)) }
}

export const action = answering(clientAnswer, ({ form, context }: WithForm<Route.ActionArgs>) =>
  doForClient(context.get(studioContext), form, context.get(settingsContext)),
)

export default function ClientsPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { rows, next, before, now } = shown
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{words.heading}</h1>
        <p className="quiet">{words.lead}</p>
        <p>
          <Link to={paths.studioCalendar()}>{words.calendar}</Link>
        </p>
        <p className={actionData && screen.said} role="status">
          {actionData && words.said[actionData.outcome]}
        </p>
      </div>
      <Waiting shown={shown} />
      {rows.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <ClientRows label={words.heading} clients={rows} now={now} />
      )}
      <div className={screen.row}>
        {before && <Link to={paths.studioClients()}>{words.newest}</Link>}
        {next && <Link to={paths.studioClients(next)}>{words.older}</Link>}
      </div>
    </div>
  )
}
