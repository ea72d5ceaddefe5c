/** What the desk does with the client of an episode. */
import { clientSide } from '#content/studio-client-side.ts'
import { isId } from '#domain/id.ts'
import { type ClientVerdict, mostRemark } from '#domain/script-gate.ts'
import { decideOffer } from '#operations/decide-offer.ts'
import { tieEpisode } from '#operations/tie-to-show.ts'
import type { Studio } from '#site/context.ts'
import type { Form } from '#site/studio/read-form.ts'

const { answers, somebody } = clientSide
type Answer = { isDone: boolean; text: string }

const verdictOf: Record<string, ClientVerdict> = { 'client-approves': 'yes', 'client-asks': 'changes' }

/** Undefined: it is a deed of another kind. */
export async function doForShow(
  { pool, operator }: Studio,
  requestId: string,
  form: Form,
): Promise<Answer | undefined> {
  const deed = form.text('deed')
  if (deed === 'tie') {
    const show = form.text('show')
    if (show && !isId(show)) return { isDone: false, text: answers.gone }
    const tied = await tieEpisode(pool, { requestId, operator, showId: show || null })
    return { isDone: tied === 'done', text: tied === 'done' ? answers.tied : answers[tied] }
  }
  const verdict = deed === 'client-approves' || deed === 'client-asks' ? verdictOf[deed] : undefined
  if (!verdict) return undefined
  const words = verdict === 'yes' ? '' : form.text('words').trim().slice(0, mostRemark)
  const hash = form.text('hash')
  const what = form.text('what') === 'episode' ? 'episode' : 'script'
  const decided = await decideOffer(pool, { operator }, { what, requestId, hash, verdict, words })
  if (decided.outcome === 'done') return { isDone: true, text: answers.decided }
  const text =
    decided.outcome === 'decided' ? answers.first(decided.first.who ?? somebody) : answers[decided.outcome]
  return { isDone: false, text }
}
