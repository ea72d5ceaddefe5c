import { Form, Link } from 'react-router'
import { writingWords as words } from '#content/studio-writing.ts'
import { mayDoToWriting } from '#domain/writing-deeds.ts'
import { noteReading } from '#operations/note-reading.ts'
import { type OpenWriting, openWriting } from '#operations/open-writing.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { Hidden } from '#site/studio/desk/hidden.tsx'
import { requestIdIn } from '#site/studio/desk/request-id-in.ts'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import { useLookingUntil } from '#site/studio/use-looking-until.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/writing-page'
import { DraftScenes } from './draft.tsx'
import { dollarsInWords, percentOf } from './money.ts'
import { Outlines } from './outlines.tsx'
import { PassesTable, sumOf } from './passes-table.tsx'
import { WritingWay } from './way.tsx'
import { answerWriting, writingAnswer } from './writing-action.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { pool, operator, house } = context.get(studioContext)
  const requestId = requestIdIn(params)
  const open = await openWriting(pool, requestId)
  if (!open) throw new Response(null, { status: 404 })
  await noteReading(pool, operator, { what: 'read-episode', requestId })
  return { open, ceiling: house.ceilings?.episode ?? null }
}

export const action = answering(writingAnswer, ({ form, params, context }: WithForm<Route.ActionArgs>) =>
  answerWriting(context.get(studioContext), requestIdIn(params), form),
)

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.heading)
}

/** Which way an episode was written and why, what it cost, and the way to have it written otherwise. */
export default function WritingPage({ loaderData: { open, ceiling }, actionData }: Route.ComponentProps) {
  const { requestId, name, state, outlines, draft, wishes } = open
  // What an action has answered would be forgotten.
  useLookingUntil((state !== 'writing' && state !== 'at-work') || actionData !== undefined)
  return (
    <div className={screen.screen}>
      <p className="small">
        <Link to={paths.studioEpisode(requestId)}>{words.back}</Link> / {name}
      </p>
      <h1>{words.heading}</h1>
      <p role="status" className={actionData ? screen.said : 'unseen'}>
        {actionData?.text}
      </p>
      <WritingWay open={open} />
      <Deeds open={open} />
      <Passes open={open} ceiling={ceiling} />
      {outlines && (
        <Outlines offered={outlines} wishes={wishes} mayTake={mayDoToWriting('take-outline', state)} />
      )}
      {draft && (
        <DraftScenes draft={draft} lines={wishes.lines} mayWrite={mayDoToWriting('write-line', state)} />
      )}
    </div>
  )
}

function Deeds({ open: { state, wishes, passes, written } }: { open: OpenWriting }) {
  const hasModel = passes.length > 0 || Boolean(written?.reason)
  return (
    <section className={screen.part} aria-label={words.now}>
      {wishes.isStopped && <p>{words.isStopped}</p>}
      {mayDoToWriting('stop-writing', state) && !wishes.isStopped && (
        <Deed deed="stop-writing" hint={words.stopHint} />
      )}
      {mayDoToWriting('write-again', state) && hasModel && <Deed deed="write-again" hint={words.againHint} />}
      {state !== 'open' && state !== 'writing' && <p className="quiet">{words.answers.states[state]}</p>}
    </section>
  )
}

const Deed = ({ deed, hint }: { deed: 'stop-writing' | 'write-again'; hint: string }) => (
  <Form method="post" className={screen.part}>
    <Hidden values={{ deed }} />
    <Button type="submit" isSmall look="line">
      {words.deeds[deed]}
    </Button>
    <p className="small quiet">{hint}</p>
  </Form>
)

function Passes({
  open: { passes, earlier, dollars },
  ceiling,
}: {
  open: OpenWriting
  ceiling: number | null
}) {
  const { usage } = sumOf(passes)
  return (
    <section className={screen.part} aria-labelledby="passes">
      <h2 id="passes">{words.passes}</h2>
      {passes.length === 0 && <p className="quiet">{words.noPasses}</p>}
      {passes.length > 0 && (
        <>
          <p>
            {words.spent(dollarsInWords(dollars), ceiling === null ? undefined : dollarsInWords(ceiling))}{' '}
            {words.cachedShare(percentOf(usage.cached, usage.input))}
          </p>
          <PassesTable label={words.passes} passes={passes} />
        </>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{words.earlier}</summary>
          <PassesTable label={words.earlier} passes={earlier} />
        </details>
      )}
    </section>
  )
}
