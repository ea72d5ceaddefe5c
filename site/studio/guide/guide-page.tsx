import { data, Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { guideWords as words } from '#content/studio-guide.ts'
import {
  type GuideFaults,
  guideFaults,
  guideFields,
  type TypedFact,
  typedFact,
  typedGuide,
} from '#domain/typed-guide.ts'
import { hostOfGuide, type OpenGuide, openGuide, saveGuide } from '#operations/voice-guide.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import styles from '#site/studio/new/new-request-page.module.css'
import { askedNumber } from '#site/studio/read-form.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import { clockOf } from '#site/studio/when.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/guide-page'
import { type FactRow, FactRows } from './fact-rows.tsx'
import { GuideFields } from './guide-fields.tsx'
import { guideIn } from './guide-in.ts'
import { KnownParts } from './known-parts.tsx'

/** The guide of this host, which has one address. */
function hostIn({ host: typed }: { host: string }): string {
  const host = hostOfGuide(typed)
  if (!host) throw new Response(null, { status: 404 })
  if (host !== typed) throw redirect(paths.studioGuide(host))
  return host
}

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { pool, operator } = context.get(studioContext)
  const host = hostIn(params)
  const open = await openGuide(pool, operator, host)
  return { open, kept: askedNumber(request, 'kept'), today: new Date().toISOString().slice(0, 10) }
}

const fact = z.strictObject({
  text: z.string(),
  by: z.string(),
  on: z.string(),
  request: z.string(),
  decision: z.string(),
})
const answer = z.strictObject({
  basedOn: z.number(),
  typed: z.strictObject({
    // One for each field, which `fromEntries` forgets.
    ...(Object.fromEntries(guideFields.map((field) => [field, z.string()])) as Record<
      (typeof guideFields)[number],
      z.ZodString
    >),
    facts: z.array(fact),
  }),
  faults: z.record(z.string(), z.enum(guideFaults)),
  text: z.string(),
  isStale: z.boolean(),
})

export const action = answering(answer, async ({ form, params, context }: WithForm<Route.ActionArgs>) => {
  const { pool, operator } = context.get(studioContext)
  const host = hostIn(params)
  const typed = guideIn(form)
  const basedOn = form.number('based-on') ?? 0
  const saved = await saveGuide(pool, { operator, host, basedOn, typed })
  const said = { basedOn, typed: { ...typed, facts: [...typed.facts] }, faults: {}, isStale: false }
  switch (saved.outcome) {
    case 'saved':
      return redirect(`${paths.studioGuide(host)}?kept=${saved.number}`)
    case 'unchanged':
      return { ...said, text: words.unchanged }
    case 'stale':
      // Whoever presses again knows what they write over.
      return data(
        { ...said, basedOn: saved.newest.number, isStale: true, text: words.stale(saved.newest.by) },
        409,
      )
    default:
      return data({ ...said, faults: saved.faults, text: words.notEntered }, 422)
  }
})

export function meta({ params, matches }: Route.MetaArgs) {
  return studioHead(matches, words.headingOf(params.host))
}

/** One page of how a show sounds and what it may tell; a plain form, which goes to the server whole. */
export default function GuidePage({ loaderData: { open, kept, today }, actionData }: Route.ComponentProps) {
  const typed = actionData?.typed ?? typedGuide(open.guide)
  const faults: GuideFaults = actionData?.faults ?? {}
  const text = actionData?.text ?? (kept === open.number && kept > 0 ? words.kept(kept) : '')
  return (
    <div className={styles.page}>
      <p className="small">
        <Link to={paths.studioGuides()}>{words.all}</Link>
      </p>
      <h1>{words.headingOf(open.host)}</h1>
      <p className="quiet">{open.number === 0 ? words.first : words.lead}</p>
      <Standing open={open} />
      <p role="status" className={text ? styles.faults : 'unseen'}>
        {text}{' '}
        {actionData?.isStale && (
          <Link to={paths.studioGuide(open.host)} reloadDocument target="_blank">
            {words.again}
          </Link>
        )}
      </p>
      <Form method="post" noValidate className={styles.page} key={`${open.number} ${kept}`}>
        <input type="hidden" name="based-on" value={actionData?.basedOn ?? open.number} />
        <GuideFields typed={typed} faults={faults} known={open.known} />
        <FactRows rows={rowsOf(open, actionData?.typed.facts, today)} faults={faults} today={today} />
        <p>
          <Button type="submit" isSmall>
            {words.button}
          </Button>
        </p>
      </Form>
      <KnownParts open={open} />
    </div>
  )
}

const Standing = ({ open: { versions, known } }: { open: OpenGuide }) => (
  <p className="small quiet">
    {versions[0] && words.version(versions[0].number, versions[0].by, clockOf(versions[0].at))}{' '}
    {known?.readOn && words.read(known.readOn)}
  </p>
)

const newRows = 3

/** What was typed, if the form has come back; else what is kept and known, with room for more. */
function rowsOf({ facts }: OpenGuide, typed: readonly TypedFact[] | undefined, today: string): FactRow[] {
  if (typed)
    return typed.map((each) => {
      const same = facts.find(({ fact: { text } }) => text === each.text)
      return { typed: each, isOffered: false, isNew: !same, against: same?.against ?? [] }
    })
  const known = facts.map(({ fact: each, isOffered, against }) => ({
    ...{ typed: typedFact(each), isOffered, against },
    isNew: false,
  }))
  const empty = { text: '', by: '', on: today, request: '', decision: '' }
  return [
    ...known,
    ...Array.from({ length: newRows }, () => ({ typed: empty, isOffered: false, isNew: true, against: [] })),
  ]
}
