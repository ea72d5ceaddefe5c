import { materialWords as words } from '#content/portal-material.ts'
import { isId } from '#domain/id.ts'
import { memberMay } from '#domain/member.ts'
import { openSource } from '#operations/material/open-material.ts'
import { portalContext } from '#site/context.ts'
import { materialAnswer, pressOnSource } from '#site/material/press-on-material.ts'
import { Pieces, RemovePart, SourceHead, UsePart } from '#site/material/source-parts.tsx'
import { paths } from '#site/paths.ts'
import { memberHere } from '#site/portal/member-here.ts'
import styles from '#site/portal/portal.module.css'
import { PortalFrame } from '#site/portal/portal-frame.tsx'
import { portalHead } from '#site/portal/portal-head.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { askedNumber } from '#site/studio/read-form.ts'
import type { Route } from './+types/source-page'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return portalHead(matches, loaderData?.opened.source.name ?? words.heading)
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const here = memberHere(context, params.client)
  const { pool } = context.get(portalContext)
  const { clientId } = here.member
  const piece = askedNumber(request, 'piece') ?? 0
  const opened = isId(params.source) ? await openSource(pool, params.source, { piece, clientId }) : undefined
  if (!opened) throw new Response(null, { status: 404 })
  return { ...here, opened }
}

export const action = answering(
  materialAnswer,
  async ({ form, context, params }: WithForm<Route.ActionArgs>) => {
    const { member } = memberHere(context, params.client)
    const { pool } = context.get(portalContext)
    const { clientId } = member
    const opened = isId(params.source) ? await openSource(pool, params.source, { clientId }) : undefined
    if (!opened) throw new Response(null, { status: 404 })
    const listPage = paths.portalMaterial(clientId, opened.source.showId)
    return pressOnSource({ pool, by: { member }, listPage }, params.source, form)
  },
)

export default function SourcePage({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, ...here } = loaderData
  const { source } = opened
  const { clientId } = here.member
  const mayChange = memberMay(here.member, 'answer')
  return (
    <PortalFrame {...here} here="home" isRead>
      <div className={styles.part}>
        <h1>{source.name}</h1>
        <p className={actionData && styles.said} role="status">
          {actionData && words.said[actionData.outcome]}
        </p>
        <SourceHead
          source={source}
          isForeign={opened.isForeign}
          filePage={paths.portalSourceFile(clientId, source.id)}
        />
        <p>
          <a href={paths.portalMaterial(clientId, source.showId)}>{words.back}</a>
        </p>
      </div>
      <Pieces
        opened={opened}
        mayChange={mayChange && source.kind !== 'answers'}
        pageOf={(piece) => paths.portalSource(clientId, source.id, piece)}
      />
      {mayChange && <UsePart source={source} />}
      {mayChange && <RemovePart isSure={actionData?.outcome === 'rests'} />}
    </PortalFrame>
  )
}
