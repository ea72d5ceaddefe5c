import { kitWords } from '#content/exit-kit.ts'
import { figureWords as words } from '#content/listening-figures.ts'
import { memberMay } from '#domain/member.ts'
import { placesOf } from '#operations/distribution/listings.ts'
import { figuresOfShow, showWithFigures } from '#operations/listening/show-figures.ts'
import { portalContext } from '#site/context.ts'
import { Figures } from '#site/figures/figures.tsx'
import { paths } from '#site/paths.ts'
import { memberHere } from '#site/portal/member-here.ts'
import { PortalFrame } from '#site/portal/portal-frame.tsx'
import { portalHead } from '#site/portal/portal-head.ts'
import type { Route } from './+types/figures-page'
import { Places } from './places.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return portalHead(matches, words.heading)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const here = memberHere(context, params.client)
  const { pool } = context.get(portalContext)
  const show = await showWithFigures(pool, params.show, here.member.clientId)
  if (!show) throw new Response(null, { status: 404 })
  const { showId, title, publicSince } = show
  const places = (await placesOf(pool, showId))?.places ?? []
  const figures = await figuresOfShow(pool, showId)
  return { ...here, showId, title, isPublic: publicSince !== null, places, figures }
}

/** What a client sees of how its show is heard: the same as its operators. */
export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { showId, title, isPublic, places, figures, ...here } = loaderData
  return (
    <PortalFrame {...here} here="home" isRead>
      <h1>{words.ofShow(title)}</h1>
      <Places title={title} isPublic={isPublic} places={places} />
      <Figures figures={figures} csv={paths.portalFiguresFile(here.member.clientId, showId)} />
      {memberMay(here.member, 'take-along') && (
        <section aria-labelledby="kit">
          <h2 id="kit">{kitWords.portal}</h2>
          <p>{kitWords.about}</p>
          <p>
            <a href={paths.portalKit(here.member.clientId, showId)} download>
              {kitWords.link}
            </a>
          </p>
        </section>
      )}
    </PortalFrame>
  )
}
