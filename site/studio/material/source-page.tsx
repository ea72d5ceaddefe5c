import { Link } from 'react-router'
import { materialWords as words } from '#content/portal-material.ts'
import { isId } from '#domain/id.ts'
import { openSource } from '#operations/material/open-material.ts'
import { studioContext } from '#site/context.ts'
import { materialAnswer, pressOnSource } from '#site/material/press-on-material.ts'
import { Pieces, RemovePart, SourceHead, UsePart } from '#site/material/source-parts.tsx'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { askedNumber } from '#site/studio/read-form.ts'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/source-page'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return studioHead(matches, loaderData?.source.name ?? words.heading)
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { pool } = context.get(studioContext)
  const piece = askedNumber(request, 'piece') ?? 0
  const opened = isId(params.source) ? await openSource(pool, params.source, { piece }) : undefined
  if (!opened) throw new Response(null, { status: 404 })
  return opened
}

export const action = answering(
  materialAnswer,
  async ({ form, context, params }: WithForm<Route.ActionArgs>) => {
    const { pool, operator } = context.get(studioContext)
    const opened = isId(params.source) ? await openSource(pool, params.source, {}) : undefined
    if (!opened) throw new Response(null, { status: 404 })
    const { clientId, showId } = opened.source
    const listPage = paths.studioMaterial(showId)
    return pressOnSource({ pool, by: { operator, clientId }, listPage }, params.source, form)
  },
)

export default function SourcePage({ loaderData: opened, actionData }: Route.ComponentProps) {
  const { source } = opened
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{source.name}</h1>
        <p className={actionData && screen.said} role="status">
          {actionData && words.said[actionData.outcome]}
        </p>
        <SourceHead
          source={source}
          isForeign={opened.isForeign}
          filePage={paths.studioSourceFile(source.id)}
        />
        <p>
          <Link to={paths.studioMaterial(source.showId)}>{words.back}</Link>
        </p>
      </div>
      <Pieces
        opened={opened}
        mayChange={source.kind !== 'answers'}
        pageOf={(piece) => paths.studioSource(source.id, piece)}
      />
      <UsePart source={source} />
      <RemovePart isSure={actionData?.outcome === 'rests'} />
    </div>
  )
}
