import { Form, Link } from 'react-router'
import { arrivalWords } from '#content/arrivals.ts'
import { kitWords } from '#content/exit-kit.ts'
import { figureWords } from '#content/listening-figures.ts'
import { placeWords } from '#content/places.ts'
import { showCoverWords as coverWords } from '#content/show-cover.ts'
import { showHostWords } from '#content/show-host.ts'
import { showWords as words } from '#content/studio-shows.ts'
import { isId } from '#domain/id.ts'
import { showInStudio } from '#operations/shows/show-in-studio.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { Moment } from '#site/studio/moment.tsx'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/show-in-public-page'
import { doForShow, showAnswer } from './do-for-show.ts'
import { EpisodeOfFeed } from './episode-of-feed.tsx'
import { Leaving } from './leaving.tsx'
import { ShowFields } from './show-fields.tsx'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return studioHead(matches, loaderData ? words.heading(loaderData.client) : words.link)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const shown = await showInStudio(context.get(studioContext), params.id)
  if (!shown) throw new Response(null, { status: 404 })
  return shown
}

export const action = answering(showAnswer, ({ form, context, params }: WithForm<Route.ActionArgs>) => {
  if (!isId(params.id)) throw new Response(null, { status: 404 })
  return doForShow(context.get(studioContext), form, params.id)
})

/** What a show says in public, whether anybody can hear it, and which of its episodes. */
export default function ShowInPublicPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { showId, client, clientId, show, episodes, broken, now } = shown
  const ofShow = actionData?.episode ? undefined : actionData
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{words.heading(client)}</h1>
        <p>{words.lead}</p>
        <p className={actionData && screen.said} role="status">
          {actionData && words.said[actionData.outcome]}
        </p>
        {show && <WhetherPublic show={show} now={now} />}
      </div>
      <ShowFields
        show={show}
        known={shown.known}
        broken={ofShow?.broken.length ? ofShow.broken : broken}
        typed={ofShow?.typed ?? {}}
      />
      {show && <Episodes episodes={episodes} broken={broken} answer={actionData} />}
      {show?.publicSince && <Leaving show={show} now={now} typed={ofShow?.typed ?? {}} />}
      {show && <OfItself showId={showId} />}
      <p>
        <Link to={paths.studioShowArrival(showId)}>{arrivalWords.link}</Link>
      </p>
      <p>
        <Link to={paths.studioClient(clientId)}>{client}</Link>
      </p>
    </div>
  )
}

type Shown = Route.ComponentProps['loaderData']

const OfItself = ({ showId }: { showId: string }) => (
  <p className={screen.row}>
    <Link to={paths.studioShowCover(showId)}>{coverWords.link}</Link>
    <a href={paths.studioShowKit(showId)} download>
      {kitWords.link}
    </a>
  </p>
)

type EpisodesProps = Pick<Shown, 'episodes' | 'broken'> & { answer: Route.ComponentProps['actionData'] }

function Episodes({ episodes, broken, answer }: EpisodesProps) {
  return (
    <section className={screen.part} aria-labelledby="episodes">
      <h2 id="episodes">{words.fields.episodes}</h2>
      {broken.includes('no-episode') && <p>{words.findings['no-episode']}</p>}
      {episodes.length === 0 && <p className="quiet">{words.nothingPublished}</p>}
      {episodes.map((episode) => (
        <EpisodeOfFeed
          key={episode.requestId}
          episode={episode}
          answer={answer?.episode === episode.requestId ? answer : undefined}
        />
      ))}
    </section>
  )
}

function WhetherPublic({ show, now }: { show: NonNullable<Shown['show']>; now: Date }) {
  const { slug, publicSince, ownerEmail, ownerShownUntil } = show
  const isOwnerShown = ownerShownUntil !== null && ownerShownUntil > now
  return (
    <>
      <p>
        {publicSince ? words.isPublic : words.isPrivate}{' '}
        {publicSince && <Moment at={publicSince} now={now} />}
      </p>
      {publicSince && (
        <p className={screen.row}>
          <a href={paths.show(slug)}>{words.addresses.page}</a>
          <a href={paths.showFeed(slug)}>{words.addresses.feed}</a>
          <Link to={paths.studioShowFigures(show.showId)}>{figureWords.heading}</Link>
          <Link to={paths.studioShowPlaces(show.showId)}>{placeWords.heading}</Link>
          <Link to={paths.studioShowHost(show.showId)}>{showHostWords.link}</Link>
        </p>
      )}
      {isOwnerShown && (
        <p>
          {words.ownerUntil} <Moment at={ownerShownUntil} now={now} />.
        </p>
      )}
      <Form method="post" className={screen.row}>
        <Button type="submit" name="intent" value={publicSince ? 'take-back' : 'make-public'}>
          {publicSince ? words.takeBack : words.makePublic}
        </Button>
        {ownerEmail && (
          <Button type="submit" look="line" name="intent" value={isOwnerShown ? 'hide-owner' : 'share-owner'}>
            {isOwnerShown ? words.hideOwner : words.shareOwner}
          </Button>
        )}
      </Form>
    </>
  )
}
