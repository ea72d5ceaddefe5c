import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { desk } from '#content/studio-desk.ts'
import { readWords as words } from '#content/studio-read.ts'
import { choosePassage } from '#operations/choose-passage.ts'
import { noteReading } from '#operations/note-reading.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { choiceFromForm } from '#site/studio/desk/choice-from-form.ts'
import { told } from '#site/studio/desk/desk-action.ts'
import { requestIdIn } from '#site/studio/desk/request-id-in.ts'
import { readQueryIn } from '#site/studio/read-query.ts'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/read-page'
import { LeftOutList } from './left-out-list.tsx'
import { openRead } from './open-read.ts'
import { Pages } from './pages.tsx'
import styles from './read.module.css'
import { ReadFilter } from './read-filter.tsx'
import { ReadKeys } from './read-keys.tsx'
import { ReadableList } from './readable-list.tsx'
import { TargetNote } from './target-note.tsx'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pool, operator } = context.get(studioContext)
  const requestId = requestIdIn(params)
  const asked = readQueryIn(new URL(request.url).searchParams)
  const open = await openRead(pool, requestId, asked)
  if (!open) throw new Response(null, { status: 404 })
  await noteReading(pool, operator, { what: 'read-episode', requestId })
  return { open, asked }
}

export const action = answering(
  z.strictObject({ isDone: z.boolean(), text: z.string() }),
  async ({ form, params, context }: WithForm<Route.ActionArgs>) => {
    const { pool, operator } = context.get(studioContext)
    const requestId = requestIdIn(params)
    const choice = choiceFromForm(form)
    if (!choice) return { isDone: false, text: desk.answers.none }
    const chosen = await choosePassage(pool, { requestId, operator, choice })
    if (chosen.outcome !== 'kept') return told(chosen)
    return redirect(`${paths.studioEpisode(requestId)}?s=${chosen.first ?? choice.at}`)
  },
)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return studioHead(matches, `${words.title}: ${loaderData?.open.business ?? ''}`)
}

/** All that was read, with what was left out and why; and where a passage can be chosen from it. */
export default function ReadPage({ loaderData: { open, asked }, actionData }: Route.ComponentProps) {
  const { requestId, business, target, count, items, reasons, mayEdit } = open
  const back = `${paths.studioEpisode(requestId)}${asked.at ? `?s=${asked.at}` : ''}`
  return (
    <div className={`${screen.screen} ${styles.read}`}>
      <div className={screen.part}>
        <p className="small">
          <Link to={back} id="back-to-desk">
            {words.back}
          </Link>{' '}
          / {business}
        </p>
        <div className={styles.title}>
          <h1>{words.title}</h1>
          <ReadKeys />
        </div>
        <p className="quiet">{words.lead}</p>
        <TargetNote target={target} mayEdit={mayEdit} />
        <p role="status" className={styles.answer}>
          {actionData && !actionData.isDone && actionData.text}
        </p>
      </div>
      <ReadFilter requestId={requestId} asked={asked} />
      <section className={screen.part} aria-label={words.views[asked.view]}>
        <h2>{count === 0 && asked.words ? words.none.words : countOf(asked.view, count)}</h2>
        {asked.view === 'left-out' ? (
          <LeftOutList reasons={reasons} asked={asked} requestId={requestId} />
        ) : (
          <ReadableList items={items} target={target} asked={asked} requestId={requestId} />
        )}
        <Pages requestId={requestId} asked={asked} pages={open.pages} />
      </section>
    </div>
  )
}

const countOf = (view: keyof typeof words.counts, count: number) =>
  count === 0 ? words.none[view] : words.counts[view](count)
