import { portal } from '#content/portal.ts'
import { portalCalendar as words } from '#content/portal-calendar.ts'
import { memberMay } from '#domain/member.ts'
import { openCalendar } from '#operations/portal/change-calendar.ts'
import { portalContext, settingsContext } from '#site/context.ts'
import { memberHere } from '#site/portal/member-here.ts'
import styles from '#site/portal/portal.module.css'
import { PortalFrame } from '#site/portal/portal-frame.tsx'
import { portalHead } from '#site/portal/portal-head.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import type { Route } from './+types/calendar-page'
import { Dates } from './dates.tsx'
import { calendarAnswer, pressOnCalendar } from './press-on-calendar.ts'
import { RhythmForm, Zones } from './rhythm-form.tsx'
import { SilenceForm } from './silence-form.tsx'
import { TopicsPart } from './topics.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return portalHead(matches, portal.screens.calendar)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const here = memberHere(context, params.client)
  const { pool } = context.get(portalContext)
  return { ...here, shows: await openCalendar(pool, here.member), now: new Date() }
}
export type Calendars = Route.ComponentProps['loaderData']['shows']

export const action = answering(calendarAnswer, ({ form, context, params }: WithForm<Route.ActionArgs>) => {
  const { member } = memberHere(context, params.client)
  const { pool } = context.get(portalContext)
  return pressOnCalendar({ pool, member, settings: context.get(settingsContext) }, form)
})

export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shows, now, ...here } = loaderData
  const mayChange = memberMay(here.member, 'answer')
  return (
    <PortalFrame {...here} here="calendar" isRead>
      <div className={styles.part}>
        <h1>{portal.screens.calendar}</h1>
        <p>{shows.length > 0 ? words.lead : words.none}</p>
        <p className={actionData && styles.said} role="status">
          {actionData && words.said[actionData.outcome]}
        </p>
      </div>
      {shows.map((show, at) => (
        <section key={show.id} className={styles.part} aria-labelledby={`dates-${show.id}`}>
          <h2 id={`dates-${show.id}`}>{words.show(at + 1, shows.length)}</h2>
          <Dates show={show} now={now} mayChange={mayChange} />
          <TopicsPart show={show} clientId={here.member.clientId} mayChange={mayChange} />
          {mayChange && (
            <RhythmForm show={show} typed={actionData?.show === show.id ? actionData.typed : undefined} />
          )}
          {show.rhythm && <SilenceForm show={show} mayChoose={memberMay(here.member, 'choose-silence')} />}
        </section>
      ))}
      {mayChange && shows.length > 0 && <Zones />}
    </PortalFrame>
  )
}
