import { useEffect, useRef } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { studio } from '#content/studio.ts'
import { clientSide } from '#content/studio-client-side.ts'
import { newRequest as words } from '#content/studio-new.ts'
import { defaultCast } from '#content/voices.ts'
import { briefFaults, briefFields, type TypedBrief } from '#domain/brief.ts'
import { isId } from '#domain/id.ts'
import { requestByHand } from '#operations/request-by-hand.ts'
import { showsToChoose } from '#operations/shows-to-choose.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import type { Form as ReadForm } from '#site/studio/read-form.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import { useFocusBack } from '#site/studio/use-focus-back.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/new-request-page'
import { EpisodeFields } from './episode-fields.tsx'
import { FromAndFor } from './from-and-for.tsx'
import styles from './new-request-page.module.css'
import { FindShow, ShowChoice, showsAskedFor } from './show-choice.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, studio.screens.newRequest)
}

/** The id that the request will have: a form that is sent twice makes one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = showsAskedFor(request)
  const chosen = isId(asked.chosen) ? asked.chosen : ''
  const { pool } = context.get(studioContext)
  return {
    id: crypto.randomUUID(),
    chosen,
    shows: await showsToChoose(pool, asked.search, chosen || undefined),
  }
}

const answer = z.strictObject({
  id: z.string(),
  show: z.string(),
  showFault: z.string(),
  typed: z.record(z.enum(briefFields), z.string()),
  faults: z.partialRecord(z.enum(briefFields), z.enum(briefFaults)),
})

export const action = answering(answer, async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const { pool, operator } = context.get(studioContext)
  const id = form.id('id')
  const typed = typedIn(form)
  const show = form.text('show') && form.id('show')
  const result = await requestByHand({ pool, operatorId: operator.id, id, typed, showId: show || undefined })
  if (result.outcome === 'refused')
    return data({ id, show, showFault: '', typed, faults: result.faults }, 422)
  if (result.outcome === 'no-show')
    return data({ id, show: '', showFault: clientSide.tie.gone, typed, faults: {} }, 422)
  return redirect(`${paths.studio()}?made=${result.outcome}&row=${id}`)
})

const typedIn = (form: ReadForm) =>
  // The cast: every field is in the list.
  Object.fromEntries(briefFields.map((field) => [field, form.text(field)])) as TypedBrief

const nothingTyped: TypedBrief = {
  website: '',
  business: '',
  email: '',
  topic: '',
  note: '',
  pages: '',
  text: '',
  minutes: '',
  again: '',
  hosts: '2',
  ...defaultCast,
  review: 'usual',
}

export default function NewRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { typed = nothingTyped, faults = {}, id = loaderData.id } = actionData ?? {}
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().state !== 'idle'
  useFocusBack(['#website'], [])
  useEffect(() => {
    if (actionData) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [actionData])
  const count = Object.keys(faults).length + (actionData?.showFault ? 1 : 0)
  return (
    <>
      <FindShow />
      <Form ref={form} method="post" noValidate className={styles.page}>
        <h1>{words.heading}</h1>
        <p className="quiet">
          {words.lead} <Link to={paths.studioGuides()}>{words.guides}</Link>
        </p>
        <p role="alert" className={count > 0 ? styles.faults : 'unseen'}>
          {count > 0 && words.notEntered(count)}
        </p>
        <input type="hidden" name="id" value={id} />
        <FromAndFor typed={typed} faults={faults} />
        <fieldset>
          <legend>{words.groups.episode.title}</legend>
          <EpisodeFields typed={typed} faults={faults} />
          <ShowChoice
            found={loaderData.shows}
            chosen={actionData?.show ?? loaderData.chosen}
            fault={actionData?.showFault}
          />
        </fieldset>
        <p>
          <Button type="submit" isSmall aria-disabled={isSending || undefined}>
            {words.button}
          </Button>
        </p>
      </Form>
    </>
  )
}
