import type pg from 'pg'
import { data } from 'react-router'
import { z } from 'zod'
import type { Membership } from '#domain/member.ts'
import type { Settings } from '#domain/read-setting.ts'
import { chooseSilence, saveRhythm, skipDate } from '#operations/portal/change-calendar.ts'
import { isTopicPress, pressOnTopic } from '#site/material/press-on-topic.ts'
import type { Form } from '#site/studio/read-form.ts'

const typed = z.strictObject({
  ...{ zone: z.string(), weekdays: z.array(z.string()), time: z.string(), without: z.string() },
})
const outcomes = [
  'no-topic',
  'no-address',
  'known',
  'done',
  'weekdays',
  'time',
  'zone',
  'without',
  'gone',
  'forbidden',
] as const
/** What was typed stays in its fields where it was not kept. */
export const calendarAnswer = z.strictObject({
  ...{ outcome: z.enum(outcomes), show: z.string(), typed: typed.optional() },
})

type Here = { pool: pg.Pool; member: Membership; settings: Settings }

export async function pressOnCalendar(here: Here, form: Form) {
  const by = { ...here, showId: form.id('show') }
  const intent = form.text('intent')
  if (intent === 'skip' || intent === 'take') {
    const outcome = /^\d{4}-\d\d-\d\d$/.test(form.text('key'))
      ? await skipDate(by, form.text('key'), intent === 'skip')
      : 'gone'
    return answer(by.showId, outcome)
  }
  const { pool, member, showId } = by
  if (isTopicPress(intent)) return answer(showId, await pressOnTopic(pool, { member }, showId, form))
  if (intent === 'silence') {
    const isAgreed = form.text('agreed') !== ''
    return answer(by.showId, await chooseSilence(by, isAgreed ? 'passes' : 'waits'))
  }
  const said = {
    zone: form.text('zone').slice(0, 80),
    weekdays: form.all('weekday').slice(0, 7),
    time: form.text('time').slice(0, 20),
    without: form.text('without').slice(0, 4000),
  }
  return answer(by.showId, await saveRhythm(by, said), said)
}

type Outcome = (typeof outcomes)[number]
const statuses: Partial<Record<Outcome, number>> = { done: 200, forbidden: 403, gone: 409 }
const answer = (show: string, outcome: Outcome, said?: z.output<typeof typed>) =>
  data({ outcome, show, ...(said && outcome !== 'done' && { typed: said }) }, statuses[outcome] ?? 422)
