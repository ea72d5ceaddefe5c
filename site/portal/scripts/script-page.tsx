import { portalScripts as words } from '#content/portal-scripts.ts'
import { isId } from '#domain/id.ts'
import { memberMay } from '#domain/member.ts'
import { turnAt } from '#domain/script-gate.ts'
import { readScript } from '#operations/portal/read-script.ts'
import { portalContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { memberHere } from '#site/portal/member-here.ts'
import styles from '#site/portal/portal.module.css'
import { PortalFrame } from '#site/portal/portal-frame.tsx'
import { portalHead } from '#site/portal/portal-head.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import type { Route } from './+types/script-page'
import { Decision } from './decision.tsx'
import { hasChangedSince, PartLinks, partOf, partsOf, sayingIn, searchOf } from './parts.tsx'
import { pressOnScript, scriptAnswer } from './press-on-script.ts'
import { ScriptLines } from './script-lines.tsx'
import { Settled } from './settled.tsx'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return portalHead(matches, loaderData?.read.shown.title || words.title)
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const here = memberHere(context, params.client)
  const { pool } = context.get(portalContext)
  const read = isId(params.request) ? await readScript(pool, here.member, params.request) : undefined
  if (!read) throw new Response(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  const parts = partsOf(read.script?.lines ?? [])
  const part = partOf(asked, parts.length)
  // Of a long script only the part that is read now leaves the database's room.
  const script = read.script && { ...read.script, lines: parts[part - 1] ?? [] }
  const isOther = hasChangedSince(asked, read.shown.hash ?? '')
  return { ...here, read: { ...read, script }, part, parts: parts.length, saying: sayingIn(asked), isOther }
}
export type Read = Route.ComponentProps['loaderData']['read']

export const action = answering(
  scriptAnswer,
  ({ form, context, params, request }: WithForm<Route.ActionArgs>) => {
    const { member } = memberHere(context, params.client)
    if (!isId(params.request)) throw new Response(null, { status: 404 })
    const asked = new URL(request.url).searchParams
    const search = searchOf(partOf(asked, Number.MAX_SAFE_INTEGER), asked.get('of') ?? form.text('hash'))
    const { pool } = context.get(portalContext)
    return pressOnScript(pool, { member, requestId: params.request, search }, form)
  },
)

export default function ScriptPage({ loaderData, actionData }: Route.ComponentProps) {
  const { read, part, parts, saying, isOther, ...here } = loaderData
  const { shown, script, settled } = read
  const mayDecide = memberMay(here.member, 'decide')
  const isOpen = mayDecide && !isOther && script !== undefined && turnAt(shown) !== 'nobody'
  const isLast = part === parts || !script
  const hash = shown.hash ?? ''
  const links = { part, parts, hash, clientId: here.member.clientId, requestId: shown.requestId }
  return (
    <PortalFrame {...here} here="home" isRead>
      <div className={styles.part}>
        <p className="small quiet">
          {script?.show}
          {parts > 1 && `, ${words.part(part, parts)}`}
        </p>
        <h1>{script?.title ?? shown.title}</h1>
        {isOpen && <p>{words.lead}</p>}
        {!mayDecide && <p>{words.readOnly}</p>}
        {isOther && <Other address={paths.portalScript(links.clientId, links.requestId)} />}
        <p className={actionData && styles.said} role="status">
          {actionData?.said}
        </p>
        {script && parts > 1 && <PartLinks {...links} />}
      </div>
      {script && (
        <ScriptLines
          {...{ script, hash, part }}
          isFirst={part === 1}
          saying={isOpen ? saying : undefined}
          mayRemark={isOpen}
          typed={actionData?.typed ?? ''}
        />
      )}
      {isLast && <Settled remarks={settled} />}
      {isLast && <Decision read={read} isOpen={isOpen} typed={saying ? '' : (actionData?.typed ?? '')} />}
      {!isLast && !isOther && <a href={searchOf(part + 1, hash)}>{words.nextPart}</a>}
    </PortalFrame>
  )
}

/** Other words stand there than those that somebody has begun to read. */
const Other = ({ address }: { address: string }) => (
  <p className={styles.said}>
    {words.other} <a href={address}>{words.beginAnew}</a>
  </p>
)
