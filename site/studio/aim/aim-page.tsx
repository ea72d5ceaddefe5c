import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { aim as words } from '#content/studio-aim.ts'
import { type AimFaults, aimFaults, aimFields, type TypedAim } from '#domain/aim.ts'
import { websiteName } from '#domain/website-name.ts'
import { aimEpisode, type OpenAim, openAim } from '#operations/aim-episode.ts'
import { noteReading } from '#operations/note-reading.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { requestIdIn } from '#site/studio/desk/request-id-in.ts'
import { GuideLink } from '#site/studio/guide/guide-link.tsx'
import { AimFields } from '#site/studio/new/aim-fields.tsx'
import styles from '#site/studio/new/new-request-page.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import { useLookingUntil } from '#site/studio/use-looking-until.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/aim-page'
import { Effects } from './effects.tsx'

const { screen } = words

export async function loader({ params, context }: Route.LoaderArgs) {
  const { pool, operator } = context.get(studioContext)
  const requestId = requestIdIn(params)
  const open = await openAim(pool, requestId)
  if (!open) throw new Response(null, { status: 404 })
  await noteReading(pool, operator, { what: 'read-episode', requestId })
  return { open, requestId }
}

const answer = z.strictObject({
  typed: z.record(z.enum(aimFields), z.string()),
  faults: z.partialRecord(z.enum(aimFields), z.enum(aimFaults)),
  text: z.string(),
})

export const action = answering(answer, async ({ form, params, context }: WithForm<Route.ActionArgs>) => {
  const { pool, operator } = context.get(studioContext)
  const requestId = requestIdIn(params)
  // The cast: every field is in the list.
  const typed = Object.fromEntries(aimFields.map((field) => [field, form.text(field)])) as TypedAim
  const aimed = await aimEpisode(pool, { operator, requestId, typed })
  if (aimed.outcome === 'done') return redirect(paths.studioEpisode(requestId))
  if (aimed.outcome === 'unknown') return data({ typed, faults: {}, text: screen.states.ended }, 404)
  if (aimed.outcome === 'not-now') return data({ typed, faults: {}, text: screen.states[aimed.state] }, 409)
  return data({ typed, faults: aimed.faults, text: screen.notEntered }, 422)
})

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, screen.heading)
}

/** What an operator has asked for, what came of it, and the way to ask for something else. */
export default function AimPage({ loaderData: { open, requestId }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state !== 'idle'
  const { typed = typedIn(open), faults = {}, text = '' } = actionData ?? {}
  const { state, website, business, step, trouble } = open
  // A worker may look again just now, for a second; what somebody has typed is kept until they leave.
  useLookingUntil(state !== 'at-work' || actionData !== undefined)
  return (
    <div className={styles.page}>
      <p className="small">
        <Link to={paths.studioEpisode(requestId)}>{screen.back}</Link> / {business ?? websiteName(website)}{' '}
        <GuideLink website={website} />
      </p>
      <h1>{screen.heading}</h1>
      {state === 'open' && trouble && <p className={styles.faults}>{trouble.replace(`${step}: `, '')}</p>}
      <Effects open={open} />
      <p role="alert" className={text ? styles.faults : 'unseen'}>
        {text}
      </p>
      {state === 'open' ? (
        <AimForm typed={typed} faults={faults} isSending={isSending} />
      ) : (
        <p className="quiet">{screen.states[state]}</p>
      )}
    </div>
  )
}

type FormProps = { typed: TypedAim; faults: AimFaults; isSending: boolean }

const AimForm = ({ typed, faults, isSending }: FormProps) => (
  <Form method="post" noValidate className={styles.page}>
    <fieldset>
      <legend>{screen.form}</legend>
      <p className="small quiet">{screen.lead}</p>
      <AimFields typed={typed} faults={faults} />
    </fieldset>
    <p>
      <Button type="submit" isSmall aria-disabled={isSending || undefined}>
        {screen.button}
      </Button>
    </p>
  </Form>
)

const typedIn = ({ brief }: OpenAim): TypedAim => ({
  topic: brief?.topic ?? '',
  note: brief?.note ?? '',
  pages: brief?.pages.join('\n') ?? '',
  text: brief?.text ?? '',
  minutes: brief?.minutes ? String(brief.minutes) : '',
  again: brief?.tellsAgain ? 'yes' : '',
})
