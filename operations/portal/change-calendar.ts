/** A client says on which days their show appears, and leaves single dates out. */
import type pg from 'pg'
import { lockCalendar } from '#database/calendars.ts'
import { soldLinks } from '#database/client-doubts.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { rhythmsOf, setRhythm, setSilence, setSkipped, slotsOf } from '#database/slots.ts'
import type { MemberRight, Membership } from '#domain/member.ts'
import type { Settings } from '#domain/read-setting.ts'
import { checkRhythm, type Rhythm, type RhythmFault, type TypedRhythm } from '#domain/rhythm.ts'
import type { SilenceChoice } from '#domain/silence.ts'
import { keepCalendar } from '#operations/keep-calendar.ts'
import { mayNow } from '#operations/member-now.ts'
import { openTopics, plannedTopics } from '#operations/topics.ts'

export async function openCalendar(pool: pg.Pool, member: Membership, now = new Date()) {
  const shows = await rhythmsOf(pool, member.clientId)
  return Promise.all(
    shows.map(async (show) => {
      const [slots, told] = await Promise.all([slotsOf(pool, show.id), openTopics(pool, show.id)])
      const planned = plannedTopics(slots, told.topics, now)
      return {
        ...{ ...show, ...told },
        slots: slots.map((slot) => ({ ...slot, topic: planned.get(slot.key)?.title ?? null })),
      }
    }),
  )
}

type Changed = 'done' | RhythmFault | 'gone' | 'forbidden'
type By = { pool: pg.Pool; member: Membership; settings: Settings; showId: string }

/** Whoever was taken out, or made a reader, a moment ago changes nothing any more. Its dates are new at once. */
const changing = (
  { pool, member, settings, showId }: By,
  change: (client: pg.ClientBase, rhythm: Rhythm | null) => Promise<Rhythm | 'gone'>,
  right: MemberRight = 'answer',
): Promise<Changed> =>
  inTransaction<Changed>(pool, async (client) => {
    if (!(await mayNow(client, member, right))) return 'forbidden'
    const held = await lockCalendar(client, { showId, clientId: member.clientId })
    if (!held) return 'gone'
    const rhythm = await change(client, held.rhythm)
    if (rhythm === 'gone') return 'gone'
    const calendar = await lockCalendar(client, { showId, clientId: member.clientId })
    const known = { settings, links: await soldLinks(client), now: new Date() }
    if (calendar) await keepCalendar(client, calendar, known)
    return 'done'
  })

export async function saveRhythm(by: By, typed: TypedRhythm): Promise<Changed> {
  const rhythm = checkRhythm(typed)
  if (typeof rhythm === 'string') return rhythm
  return changing(by, async (client) => {
    await setRhythm(client, { showId: by.showId, memberId: by.member.id, rhythm })
    return rhythm
  })
}

export const skipDate = (by: By, key: string, isSkipped: boolean): Promise<Changed> =>
  changing(by, async (client, rhythm) => {
    const change = { showId: by.showId, memberId: by.member.id, key, isSkipped }
    return rhythm && (await setSkipped(client, change)) ? rhythm : 'gone'
  })

/** An owner's choice alone, since it lets out what nobody has heard. */
export const chooseSilence = (by: By, silence: SilenceChoice): Promise<Changed> =>
  changing(
    by,
    async (client, rhythm) => {
      if (!rhythm) return 'gone'
      await setSilence(client, { showId: by.showId, memberId: by.member.id, silence })
      return rhythm
    },
    'choose-silence',
  )
