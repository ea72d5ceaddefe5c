import { Link } from 'react-router'
import { figureWords as words } from '#content/listening-figures.ts'
import { showWords } from '#content/studio-shows.ts'
import { figuresOfShow, showWithFigures } from '#operations/listening/show-figures.ts'
import { studioContext } from '#site/context.ts'
import { Figures } from '#site/figures/figures.tsx'
import { paths } from '#site/paths.ts'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/figures-page'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return studioHead(matches, loaderData ? words.ofShow(loaderData.title) : words.heading)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { pool } = context.get(studioContext)
  const show = await showWithFigures(pool, params.id)
  if (!show) throw new Response(null, { status: 404 })
  return { id: show.showId, title: show.title, figures: await figuresOfShow(pool, show.showId) }
}

export default function FiguresPage({ loaderData: { id, title, figures } }: Route.ComponentProps) {
  return (
    <div className={screen.screen}>
      <h1>{words.ofShow(title)}</h1>
      <Figures figures={figures} csv={paths.studioShowFiguresFile(id)} />
      <p>
        <Link to={paths.studioShow(id)}>{showWords.link}</Link>
      </p>
    </div>
  )
}
