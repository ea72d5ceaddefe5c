import { Form, Link } from 'react-router'
import { offerNames } from '#content/offer-names.ts'
import { promisedHours } from '#content/promised-hours.ts'
import { clientWords as words } from '#content/studio-clients.ts'
import { promisesTo } from '#domain/promises.ts'
import { showClient } from '#operations/clients/show-clients.ts'
import { settingsContext, studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { Moment } from '#site/studio/moment.tsx'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/client-page'
import { ClientAnswers } from './client-answers.tsx'
import { ClientPeople } from './client-people.tsx'
import { nameOfClient } from './client-rows.tsx'
import styles from './clients.module.css'
import { clientAnswer, doForClient } from './do-for-client.ts'
import { Calls, Money, Shows } from './known-things.tsx'
import { StandingMark } from './standing-mark.tsx'
import { Told } from './told.tsx'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return studioHead(matches, loaderData ? nameOfClient(loaderData.row) : words.heading)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const shown = await showClient(context.get(studioContext).pool, params.id)
  if (!shown) throw new Response(null, { status: 404 })
  return { ...shown, promises: promisesTo(shown.things, promisedHours, shown.done) }
}

export const action = answering(clientAnswer, ({ form, context, params }: WithForm<Route.ActionArgs>) =>
  doForClient(context.get(studioContext), form, context.get(settingsContext), params.id),
)

export default function ClientPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { row, things, now } = shown
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{nameOfClient(row)}</h1>
        <p className={screen.row}>
          <StandingMark standing={row.standing} />
          {offerNames(useSettings(), row.offers)}
          {row.addresses.slice(1).map((address) => (
            <span key={address} className="quiet">
              {address}
            </span>
          ))}
        </p>
        <p className={actionData && screen.said} role="status">
          {actionData && words.said[actionData.outcome]}
        </p>
      </div>
      <Owed shown={shown} />
      <Shows things={things} now={now} />
      <Money things={things} now={now} />
      <Calls things={things} now={now} />
      <ClientAnswers shows={shown.shows} now={now} />
      <ClientPeople people={shown.people} now={now} />
      <Requests shown={shown} />
      <Told told={shown.told} now={now} />
      <p>
        <Link to={paths.studioClients()}>{words.heading}</Link>
      </p>
    </div>
  )
}

type Shown = Route.ComponentProps['loaderData']

/** What we have promised, and until when. */
function Owed({ shown: { promises, now } }: { shown: Shown }) {
  if (promises.length === 0) return null
  return (
    <section className={screen.part} aria-labelledby="promises">
      <h2 id="promises">{words.parts.promises}</h2>
      <ul className={styles.waiting}>
        {promises.map(({ of, promised, dueAt, isKept, isDone }) => (
          <li key={`${of} ${promised}`}>
            <strong>{words.promised[promised]}</strong>
            <span>
              {isKept ? words.kept : dueAt ? <Moment at={dueAt} now={now} /> : words.noCall}{' '}
              {!isKept && dueAt && dueAt < now && <strong>{words.late}</strong>}
            </span>
            {!isDone && <Tick of={of} promised={promised} isKept={isKept} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

type TickProps = Pick<Shown['promises'][number], 'of' | 'promised' | 'isKept'>

/** For what was done elsewhere: what the house has done by itself needs no tick. */
const Tick = ({ of, promised, isKept }: TickProps) => (
  <Form method="post">
    <input type="hidden" name="of" value={of} />
    <input type="hidden" name="promised" value={promised} />
    <Button type="submit" name="intent" value={isKept ? 'open' : 'kept'} look="line" isSmall>
      {isKept ? words.untick : words.tick}
      <span className="unseen">: {words.promised[promised]}</span>
    </Button>
  </Form>
)

function Requests({ shown: { requests, now } }: { shown: Shown }) {
  if (requests.length === 0) return null
  return (
    <section className={screen.part} aria-labelledby="requests">
      <h2 id="requests">{words.parts.requests}</h2>
      <ul>
        {requests.map(({ id, websiteUrl, createdAt }) => (
          <li key={id}>
            <Link to={paths.studioEpisode(id)}>{websiteUrl}</Link> <Moment at={createdAt} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
