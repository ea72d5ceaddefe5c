import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { desk } from '#content/studio-desk.ts'
import { listColleagues } from '#database/assignees.ts'
import { deskTag } from '#database/desk.ts'
import { noteReading } from '#operations/note-reading.ts'
import { openDesk } from '#operations/open-desk.ts'
import { showsToChoose } from '#operations/shows-to-choose.ts'
import { studioContext } from '#site/context.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { showsAskedFor } from '#site/studio/new/show-choice.tsx'
import { studioHead } from '#site/studio/studio-head.ts'
import { useFocusBack } from '#site/studio/use-focus-back.ts'
import type { Route } from './+types/desk-page'
import { ClientPanel } from './client-panel.tsx'
import { DeskDeeds } from './deeds.tsx'
import { answerForm, deskAnswer } from './desk-action.ts'
import { DeskHead } from './desk-head.tsx'
import styles from './desk-page.module.css'
import { requestIdIn } from './request-id-in.ts'
import { useDeedKeys } from './use-deed-keys.ts'
import { useFreshDesk } from './use-fresh-desk.ts'
import { useSend } from './use-send.ts'
import { Whose } from './whose.tsx'
import { Wished } from './wished.tsx'
import { Workbench } from './workbench.tsx'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pool, operator } = context.get(studioContext)
  const requestId = requestIdIn(params)
  const tag = await deskTag(pool, requestId)
  const open = await openDesk(pool, requestId)
  if (!open) throw new Response(null, { status: 404 })
  await noteReading(pool, operator, { what: 'read-episode', requestId })
  const { search } = showsAskedFor(request)
  const { shown, mayTie } = open.client
  const shows = mayTie ? await showsToChoose(pool, search, shown?.showId) : null
  const found = shows && (shows.shows.length > 0 || search) ? shows : null
  return { open, found, tag, colleagues: await listColleagues(pool), now: Date.now() }
}

export const action = answering(deskAnswer, ({ form, params, context }: WithForm<Route.ActionArgs>) =>
  answerForm(context.get(studioContext), requestIdIn(params), form),
)

/** Which sentence is looked at changes the address, and nothing else. */
export const shouldRevalidate = ({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined ||
  currentUrl.search === nextUrl.search ||
  currentUrl.searchParams.get('shows') !== nextUrl.searchParams.get('shows')

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return studioHead(
    matches,
    desk.head(loaderData?.open.script?.draft.title ?? loaderData?.open.business ?? ''),
  )
}

/** Transcript, evidence and sound of one episode side by side, and what may be done with it. */
export default function DeskPage({
  loaderData: { open, found, tag, colleagues, now },
  actionData,
}: Route.ComponentProps) {
  const send = useSend()
  useFreshDesk(open.requestId, tag)
  const answer = send.answer ?? actionData
  useDeedKeys()
  useFocusBack(['#take-back', '[data-sentence][aria-current]', '#to-board'], [answer, open.state])
  const judged = Object.values(open.script?.judged ?? {})
  const unsupported = judged.filter(({ verdict }) => verdict === 'unsupported').length
  const puzzled = Object.keys(open.script?.puzzles ?? {}).length
  return (
    <>
      <DeskHead open={open} now={now}>
        <Whose assignee={open.assignee} colleagues={colleagues} send={send} />
      </DeskHead>
      <div className={styles.decision}>
        <DeskDeeds open={open} unsupported={unsupported + puzzled} now={now} send={send} />
        <div className={styles.notes}>
          {open.isUnmade && unsupported + puzzled === 0 && <p className="small">{desk.unmade}</p>}
          {unsupported > 0 && <p className={`small ${styles.warning}`}>{desk.unsupported(unsupported)}</p>}
          {puzzled > 0 && <p className={`small ${styles.warning}`}>{desk.puzzled(puzzled)}</p>}
          {open.script?.isUnread && <p className={`small ${styles.warning}`}>{desk.unread}</p>}
          {open.state === 'rewriting' && <p className="small">{desk.rewriting}</p>}
          {open.state === 'failed' && <p className="small">{desk.failed}</p>}
        </div>
      </div>
      <ClientPanel open={open} found={found} send={send} />
      <Wished wishes={open.wishes} />
      {open.script ? <Workbench open={open} script={open.script} answer={answer} send={send} /> : <Empty />}
    </>
  )
}

const Empty = () => (
  <section className={styles.empty}>
    <h2>{desk.empty.heading}</h2>
    <p className="quiet">{desk.empty.text}</p>
  </section>
)
