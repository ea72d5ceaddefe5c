import { data, Link } from 'react-router'
import { z } from 'zod'
import { studio } from '#content/studio.ts'
import { studioCalendar as words } from '#content/studio-calendar.ts'
import { showCalendars } from '#operations/clients/show-calendars.ts'
import { letOut } from '#operations/let-out.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { askedNumber } from '#site/studio/read-form.ts'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/calendar-page'
import { ShowRow } from './show-row.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, studio.screens.calendar)
}

export function loader({ context, request }: Route.LoaderArgs) {
  return showCalendars(context.get(studioContext).pool, askedNumber(request, 'page') || 1)
}

const calendarAnswer = z.strictObject({ outcome: z.enum(['done', 'changed', 'not-now']) })

export const action = answering(calendarAnswer, async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const { pool, operator } = context.get(studioContext)
  const pressed = { operator, requestId: form.text('request'), hash: form.text('hash') }
  const outcome = form.text('intent') === 'let-out' ? await letOut(pool, pressed) : 'not-now'
  return data({ outcome }, outcome === 'done' ? 200 : 422)
})

const { show, dates, missing } = words.columns

export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shows, page, hasMore, now } = loaderData
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{studio.screens.calendar}</h1>
        <p className="quiet">{shows.length > 0 || page > 1 ? words.lead : words.none}</p>
        <p className={actionData && screen.said} role="status">
          {actionData && words.said[actionData.outcome]}
        </p>
      </div>
      {shows.length > 0 && (
        <Rows label={studio.screens.calendar} columns={[show, dates, missing]} onPhone="lines">
          {shows.map((each) => (
            <ShowRow key={each.id} show={each} now={now} />
          ))}
        </Rows>
      )}
      <div className={screen.row}>
        {page > 1 && <Link to={paths.studioCalendar()}>{words.firstPage}</Link>}
        {hasMore && <Link to={paths.studioCalendar(page + 1)}>{words.nextPage}</Link>}
      </div>
    </div>
  )
}
