import { materialWords as words } from '#content/portal-material.ts'
import { isId } from '#domain/id.ts'
import { memberMay } from '#domain/member.ts'
import { openMaterial } from '#operations/material/open-material.ts'
import { portalContext } from '#site/context.ts'
import { AnswersPart, GaugePart, HandInPart, SourceList } from '#site/material/material-parts.tsx'
import { materialAnswer, pressOnMaterial } from '#site/material/press-on-material.ts'
import { paths } from '#site/paths.ts'
import { memberHere } from '#site/portal/member-here.ts'
import styles from '#site/portal/portal.module.css'
import { PortalFrame } from '#site/portal/portal-frame.tsx'
import { portalHead } from '#site/portal/portal-head.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import type { Route } from './+types/material-page'

export function meta({ matches }: Route.MetaArgs) {
  return portalHead(matches, words.heading)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const here = memberHere(context, params.client)
  const { pool } = context.get(portalContext)
  const opened = isId(params.show) ? await openMaterial(pool, params.show, here.member.clientId) : undefined
  if (!opened) throw new Response(null, { status: 404 })
  return { ...here, ...opened }
}

export const action = answering(
  materialAnswer,
  async ({ form, context, params }: WithForm<Route.ActionArgs>) => {
    const { member } = memberHere(context, params.client)
    if (!isId(params.show)) throw new Response(null, { status: 404 })
    const sourcePage = (id: string) => paths.portalSource(member.clientId, id)
    return pressOnMaterial(
      { pool: context.get(portalContext).pool, by: { member }, sourcePage },
      params.show,
      form,
    )
  },
  ['file'],
)

export default function MaterialPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sources, asked, gauge, ...here } = loaderData
  const mayChange = memberMay(here.member, 'answer')
  return (
    <PortalFrame {...here} here="home" isRead>
      <div className={styles.part}>
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
        <p className={actionData && styles.said} role="status">
          {actionData && words.said[actionData.outcome]}
        </p>
      </div>
      <GaugePart gauge={gauge} asked={asked} />
      {mayChange && <AnswersPart asked={asked} typed={actionData?.typed} />}
      {mayChange && <HandInPart />}
      <SourceList sources={sources} pageOf={(id) => paths.portalSource(here.member.clientId, id)} />
    </PortalFrame>
  )
}
