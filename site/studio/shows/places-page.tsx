import { Link } from 'react-router'
import { z } from 'zod'
import { placeWords as words } from '#content/places.ts'
import { showWords } from '#content/studio-shows.ts'
import { placesOf } from '#operations/distribution/listings.ts'
import { studioContext } from '#site/context.ts'
import { absolute } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/places-page'
import { PlaceSteps } from './place-steps.tsx'
import { PlacesTable } from './places-table.tsx'
import { pressOnPlace } from './press-on-place.ts'
import { ToldByItself } from './told-by-itself.tsx'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return studioHead(matches, loaderData ? words.ofShow(loaderData.show.title) : words.heading)
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = await placesOf(context.get(studioContext).pool, params.id)
  if (!found) throw new Response(null, { status: 404 })
  return { ...found, chosen: new URL(request.url).searchParams.get('place'), now: new Date() }
}

const placeAnswer = z.strictObject({
  outcome: z.enum(['done', 'gone', 'not-public', 'no-address', 'unread', 'other-show']),
  typed: z.string(),
})

export const action = answering(placeAnswer, ({ form, context, params }: WithForm<Route.ActionArgs>) =>
  pressOnPlace(context.get(studioContext), form, params.id),
)

/** All places in one table, and one of them at a time. */
export default function PlacesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { show, places, announced, chosen, now } = loaderData
  const place = places.find(({ id }) => id === chosen)
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{words.ofShow(show.title)}</h1>
        <p>{show.publicSince ? words.lead : words.notPublic}</p>
        <p className={actionData && screen.said} role="status">
          {actionData && words.said[actionData.outcome]}
        </p>
      </div>
      <PlacesTable show={show} places={places} now={now} />
      {place && show.publicSince && (
        <PlaceSteps
          key={place.id}
          place={place}
          show={show}
          feed={absolute(paths.showFeed(show.slug))}
          typed={actionData?.outcome === 'done' ? '' : (actionData?.typed ?? '')}
          now={now}
        />
      )}
      <ToldByItself announced={announced} now={now} />
      <p>
        <Link to={paths.studioShow(show.showId)}>{showWords.link}</Link>
      </p>
    </div>
  )
}
