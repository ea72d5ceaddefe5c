import { Form, Link } from 'react-router'
import { z } from 'zod'
import { arrivalWords as words } from '#content/arrivals.ts'
import { showWords } from '#content/studio-shows.ts'
import { clientOfShow } from '#database/public-shows.ts'
import { isId } from '#domain/id.ts'
import { own } from '#domain/own.ts'
import { arrivalShown } from '#operations/arrivals/arrival-shown.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/arrival-page'
import { ArrivalFound } from './arrival-found.tsx'
import { ArrivalSteps } from './arrival-steps.tsx'
import { pressOnArrival } from './press-on-arrival.ts'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.heading)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { pool } = context.get(studioContext)
  const of = isId(params.id) ? await clientOfShow(pool, params.id) : undefined
  if (!of) throw new Response(null, { status: 404 })
  return { showId: params.id, arrival: (await arrivalShown(pool, params.id)) ?? null, now: new Date() }
}

const arrivalAnswer = z.strictObject({ outcome: z.string(), typed: z.string() })

export const action = answering(arrivalAnswer, ({ form, context, params }: WithForm<Route.ActionArgs>) =>
  pressOnArrival(context.get(studioContext), form, params.id),
)

/** A show comes from another host: read, proved, fetched, put into the feed here, followed. */
export default function ArrivalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { showId, arrival, now } = loaderData
  const isRead = arrival === null || arrival.state === 'read'
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
        <p className={actionData && screen.said} role="status">
          {actionData && own<string>(words.said, actionData.outcome)}
        </p>
      </div>
      {isRead && (
        <Form method="post" className={screen.part}>
          <label className={screen.label}>
            {words.address}
            <input
              className={screen.input}
              name="address"
              type="url"
              autoComplete="off"
              defaultValue={actionData?.typed || (arrival?.feedUrl ?? '')}
            />
          </label>
          <p>
            <Button type="submit" name="intent" value="read">
              {arrival ? words.readAgain : words.read}
            </Button>
          </p>
        </Form>
      )}
      {arrival && <ArrivalSteps arrival={arrival} now={now} />}
      {arrival && <ArrivalFound arrival={arrival} />}
      <p>
        <Link to={paths.studioShow(showId)}>{showWords.link}</Link>
      </p>
    </div>
  )
}
