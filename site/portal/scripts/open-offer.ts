import { type RouterContextProvider, redirect } from 'react-router'
import { isId } from '#domain/id.ts'
import type { Gate } from '#domain/script-gate.ts'
import { clientNow } from '#operations/portal/client-now.ts'
import { readOffer } from '#operations/portal/read-offer.ts'
import { portalContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { memberHere } from '#site/portal/member-here.ts'
import type { Form } from '#site/studio/read-form.ts'
import { hasChangedSince, partOf, partsOf, sayingIn, searchOf } from './parts.tsx'
import { pressOnOffer } from './press-on-offer.ts'
import { stretchOf } from './stretch.ts'

type Asked = {
  context: Readonly<RouterContextProvider>
  params: { client: string; request: string }
  request: Request
}

export async function openOffer(what: Gate, { context, params, request }: Asked) {
  const { pool, person } = context.get(portalContext)
  const now = person && (await clientNow(pool, person.memberships, params))
  if (now) throw redirect(paths.portalOffer(what, now, params.request), 303)
  const here = memberHere(context, params.client)
  const read = isId(params.request) ? await readOffer(pool, here.member, what, params.request) : undefined
  if (!read) throw new Response(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  const parts = partsOf(read.script?.lines ?? [])
  const part = partOf(asked, parts.length)
  // Of a long script only the part that is read now leaves the database's room.
  const script = read.script && { ...read.script, lines: parts[part - 1] ?? [] }
  const hash = read.offered.hash ?? ''
  return {
    ...here,
    what,
    read: { ...read, script },
    hash,
    part,
    parts: parts.length,
    stretch: stretchOf(parts, part),
    saying: sayingIn(asked),
    isOther: hasChangedSince(asked, hash),
    audio: what === 'episode' ? paths.portalSound(params.client, params.request, hash) : undefined,
  }
}
export type OpenOffer = Awaited<ReturnType<typeof openOffer>>
export type Read = OpenOffer['read']

export function pressIn(what: Gate, { context, params, request, form }: Asked & { form: Form }) {
  const { member } = memberHere(context, params.client)
  if (!isId(params.request)) throw new Response(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  const search = searchOf(partOf(asked, Number.MAX_SAFE_INTEGER), asked.get('of') ?? form.text('hash'))
  const { pool } = context.get(portalContext)
  return pressOnOffer(pool, { member, what, requestId: params.request, search }, form)
}
