/** Scripts of shows that wait for their clients. */
import type pg from 'pg'
import { findScript } from '#database/edits.ts'
import { offerScript } from '#database/script-offers.ts'
import { showEpisodeOf } from '#database/show-episodes.ts'
import type { MemberRole, Membership } from '#domain/member.ts'
import type { Operator } from '#domain/operator.ts'
import type { Script } from '#domain/script.ts'
import { editScript } from '#operations/edit-script.ts'
import { aWrittenEpisode } from './desk-under-test.ts'
import { aClient, aMember, aSession } from './portal-under-test.ts'
import { aVisitor } from './sign-in-under-test.ts'

type Chapters = Script['chapters']

async function aShow(pool: pg.Pool, clientId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into private.shows (client_id, paid_with) values ($1, gen_random_uuid()::text) returning id`,
    [clientId],
  )
  return rows[0]?.id ?? ''
}

/** A client with a show and somebody who owns its portal. */
export async function aClientWithAShow(pool: pg.Pool, email = 'ada@bakery.test') {
  const clientId = await aClient(pool)
  const showId = await aShow(pool, clientId)
  return { clientId, showId, ada: await aPerson(pool, clientId, email, 'owner') }
}

export async function aPerson(
  pool: pg.Pool,
  clientId: string,
  email: string,
  role: MemberRole,
): Promise<Membership> {
  const added = await aMember(pool, clientId, { email, role })
  return { ...added, client: '', name: '', role, hasEnded: false }
}

/** It is written and checked, belongs to the show, and nobody has taken it in hand. */
export async function anEpisodeOfAShow(
  pool: pg.Pool,
  showId: string,
  cut?: (chapters: Chapters) => Chapters,
): Promise<string> {
  const requestId = await aWrittenEpisode(pool, cut)
  await pool.query('insert into private.show_episodes (request_id, show_id) values ($1, $2)', [
    requestId,
    showId,
  ])
  return requestId
}

/** As the line leaves it at the gate. */
export async function aScriptAtGate(
  pool: pg.Pool,
  showId: string,
  cut?: (chapters: Chapters) => Chapters,
): Promise<string> {
  const requestId = await anEpisodeOfAShow(pool, showId, cut)
  await pool.query(
    `update private.productions set step = 'await-script', again_at = null where request_id = $1`,
    [requestId],
  )
  await offerScript(pool, { requestId, version: 0 })
  return requestId
}

export const hashOf = async (pool: pg.Pool, requestId: string) =>
  (await showEpisodeOf(pool, requestId))?.hash ?? ''

/** The first sentence that a person may type: before it the website is read. */
export const firstOfHosts = 'c1s3'

/** An operator says something else there. */
export async function changeFirst(pool: pg.Pool, operator: Operator, requestId: string, text: string) {
  const { script, edits = [] } = (await findScript(pool, requestId)) ?? {}
  const last = edits.findLast(({ edit }) => edit.kind === 'say')?.edit
  const was = last?.kind === 'say' ? last.text : (script?.chapters[0]?.sentences[2]?.text ?? '')
  return editScript(pool, { operator, requestId, edit: { kind: 'say', sentence: firstOfHosts, was, text } })
}

/** Somebody at the portal, with what they press. */
export async function atScript(pool: pg.Pool, origin: string, member: Membership, requestId: string) {
  const { cookie } = await aSession(pool, member)
  const visitor = aVisitor(origin)
  const headers = { cookie }
  const address = (search = '') => `/portal/${member.clientId}/scripts/${requestId}${search}`
  const asRead = async (answer: ReturnType<typeof visitor.ask>) => {
    const { text, ...rest } = await answer
    return { ...rest, text: text.replaceAll('<!-- -->', '') }
  }
  const press = async (form: Record<string, string>, hash?: string) =>
    asRead(
      visitor.ask(address(), { form: { hash: hash ?? (await hashOf(pool, requestId)), ...form }, headers }),
    )
  return {
    home: () => asRead(visitor.ask(`/portal/${member.clientId}`, { headers })),
    see: (search?: string) => asRead(visitor.ask(address(search), { headers })),
    press,
    approve: (hash?: string) => press({ intent: 'approve' }, hash),
    askForChanges: (text = '') => press({ intent: 'changes', text }),
    remark: (text: string, sentence = firstOfHosts) => press({ intent: 'remark', sentence, text }),
  }
}
