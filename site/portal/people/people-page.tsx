import { portal } from '#content/portal.ts'
import { listMembers } from '#database/members.ts'
import { memberMay } from '#domain/member.ts'
import { portalContext } from '#site/context.ts'
import { memberHere } from '#site/portal/member-here.ts'
import styles from '#site/portal/portal.module.css'
import { PortalFrame } from '#site/portal/portal-frame.tsx'
import { portalHead } from '#site/portal/portal-head.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import type { Route } from './+types/people-page'
import { changePeople, chooseLetters, peopleAnswer } from './change-people.ts'
import { InviteForm } from './invite-form.tsx'
import { PersonRow } from './person-row.tsx'

const words = portal.people

export function meta({ matches }: Route.MetaArgs) {
  return portalHead(matches, portal.screens.people)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const here = memberHere(context, params.client)
  return { ...here, people: await listMembers(context.get(portalContext).pool, here.member.clientId) }
}

export const action = answering(peopleAnswer, ({ form, context, params }: WithForm<Route.ActionArgs>) => {
  const { member } = memberHere(context, params.client)
  const { pool } = context.get(portalContext)
  const intent = form.text('intent')
  if (intent === 'letters' || intent === 'no-letters')
    return chooseLetters(pool, member, intent === 'letters')
  return changePeople(pool, { member }, form)
})

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, ...here } = loaderData
  const mayChange = memberMay(here.member, 'change-people')
  return (
    <PortalFrame {...here} here="people">
      <div className={styles.part}>
        <h1>{portal.screens.people}</h1>
        <p>{words.lead}</p>
        <p className={actionData && styles.said} role="status">
          {actionData && words.said[actionData.outcome]}
        </p>
      </div>
      <ul className={styles.things}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isYou={person.id === here.member.id}
            mayChange={mayChange}
          />
        ))}
      </ul>
      {mayChange ? <InviteForm typed={actionData?.typed} /> : <p className="quiet">{words.onlyOwners}</p>}
    </PortalFrame>
  )
}
