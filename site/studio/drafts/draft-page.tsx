import { Form, Link } from 'react-router'
import { studioDraft as words } from '#content/studio-draft.ts'
import { isId } from '#domain/id.ts'
import { draftInStudio } from '#operations/drafts/prepare-draft.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { Moment } from '#site/studio/moment.tsx'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/draft-page'
import { Decisions } from './decisions.tsx'
import { doForDraft, draftAnswer } from './do-for-draft.ts'
import { DraftFields } from './draft-fields.tsx'
import { ForClient } from './for-client.tsx'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return studioHead(matches, loaderData ? words.heading(loaderData.client) : words.link)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { pool } = context.get(studioContext)
  const draft = isId(params.id) ? await draftInStudio(pool, params.id) : undefined
  if (!draft) throw new Response(null, { status: 404 })
  return { ...draft, showId: params.id }
}
export type DraftInStudio = Route.ComponentProps['loaderData']

export const action = answering(draftAnswer, ({ form, context, params }: WithForm<Route.ActionArgs>) => {
  if (!isId(params.id)) throw new Response(null, { status: 404 })
  return doForDraft(context.get(studioContext), form, params.id)
})

/** The draft of a show: made here, decided about by its client, and what they say of it. */
export default function DraftPage({ loaderData: open, actionData }: Route.ComponentProps) {
  const { client, clientId, newest, offered } = open
  const faults = actionData?.faults.length ? actionData.faults : open.faults
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{words.heading(client)}</h1>
        <p>{words.lead}</p>
        <p className={actionData && screen.said} role="status">
          {actionData && words.said[actionData.outcome]}
        </p>
        <Standing open={open} />
        {!newest && (
          <Form method="post">
            <Button type="submit" name="intent" value="propose">
              {words.propose}
            </Button>
          </Form>
        )}
      </div>
      {offered && <Decisions open={open} />}
      {newest && <DraftFields key={newest.at.getTime()} open={open} newest={newest} faults={faults} />}
      {offered && <ForClient offered={offered} />}
      <p>
        <Link to={paths.studioClient(clientId)}>{client}</Link>
      </p>
    </div>
  )
}

function Standing({ open: { newest, offered, now } }: { open: DraftInStudio }) {
  if (!newest) return <p className="quiet">{words.none}</p>
  const parts = offered?.parts ?? []
  const openParts = parts.filter(({ decision }) => !decision).length
  const toChange = parts.filter(({ decision }) => decision?.verdict === 'changes').length
  return (
    <>
      {!newest.offeredAt && <p>{words.working(newest.version)}</p>}
      {offered?.offeredAt && (
        <p>
          {words.offered(offered.version)} <Moment at={offered.offeredAt} now={now} />.{' '}
          {words.counts(openParts, parts.length, toChange)}
        </p>
      )}
    </>
  )
}
