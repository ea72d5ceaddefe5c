import { data, redirect } from 'react-router'
import { studio } from '#content/studio.ts'
import { peopleWords as words } from '#content/studio-rights.ts'
import { own } from '#domain/own.ts'
import { hasRight } from '#domain/rights.ts'
import { erasePerson } from '#operations/erase-person.ts'
import { lookUpPerson } from '#operations/look-up-person.ts'
import { listReceipts } from '#operations/read-receipts.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/people-page'
import { LookUpForm } from './look-up-form.tsx'
import { peopleAnswer } from './people-answer.ts'
import { PersonKept } from './person-kept.tsx'
import { Receipts } from './receipts.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, studio.screens.people)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { operator, pool } = context.get(studioContext)
  const mayErase = hasRight(operator, 'erase-people')
  return { now: new Date(), mayErase, receipts: await listReceipts(pool) }
}

/** Addresses travel in bodies only: what stands in an address bar ends up in histories. */
export const action = answering(peopleAnswer, async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const { operator, pool, storage, house } = context.get(studioContext)
  const { text } = form
  const typed = text('email')
  const wantsErasing = text('intent') === 'erase'
  const erased = wantsErasing
    ? await erasePerson(pool, operator, {
        email: typed,
        typedAgain: text('again'),
        staysUnwanted: form.has('stays-unwanted'),
      })
    : undefined
  if (erased?.outcome === 'begun') throw redirect(paths.studioReceipt(erased.number))
  const found = await lookUpPerson({ pool, storage, house }, operator, typed)
  const answer = {
    typed,
    fault: found.outcome === 'bad-email' ? words.badAddress : undefined,
    eraseFault: erased && own(eraseFaults, erased.outcome),
    person: found.outcome === 'found' ? found.person : undefined,
  }
  return data(answer, found.outcome === 'found' && !erased ? 200 : 422)
})

const eraseFaults: Record<string, string> = {
  'not-confirmed': words.notConfirmed,
  'not-allowed': words.notAllowed,
}

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { now, mayErase, receipts } = loaderData
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{studio.screens.people}</h1>
        <p className="quiet">{words.lead}</p>
        <LookUpForm typed={actionData?.typed} fault={actionData?.fault} />
      </div>
      {actionData?.person && (
        <PersonKept
          key={actionData.person.pseudonym}
          person={actionData.person}
          eraseFault={actionData.eraseFault}
          mayErase={mayErase}
          now={now}
        />
      )}
      <Receipts receipts={receipts} now={now} />
    </div>
  )
}
