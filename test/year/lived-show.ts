/** One show of the year, and the people who pay for it. */
import type pg from 'pg'
import type { Membership } from '#domain/member.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { Gate } from '#domain/script-gate.ts'
import { decideOffer } from '#operations/decide-offer.ts'
import { chooseSilence, saveRhythm, skipDate } from '#operations/portal/change-calendar.ts'
import { inviteMember } from '#operations/portal/change-people.ts'
import { answerNeeded } from '#test/calendar-under-test.ts'
import { stripe } from '#vendors/tellers/stripe.ts'
import type { Telling } from '#vendors/tellers/telling.ts'
import { begins, type Life, lives, rhythmOf, toldOf } from './lives.ts'

const day = 86_400_000
type Waiting = { showId: string; what: Gate; requestId: string; hash: string; at: Date }

export class LivedShow {
  readonly life: Life
  readonly number: number
  readonly website: string
  readonly rhythm
  id = ''
  readonly #pool
  readonly #since: Date
  readonly #told
  #member: Membership | undefined
  #hasAnswered = false
  #skippedAt: number

  constructor(pool: pg.Pool, number: number) {
    const life = lives[number % lives.length] ?? { name: '' }
    const key = `n${number}`
    const since = new Date(begins.getTime() + (number % 28) * day)
    const person = { key, name: key, email: `ada@${key}.test`, begins: since }
    const shape = number % 2 === 0 ? 'old' : 'new'
    const stripeLife = { person, shape, show: '1', isTest: false } as const
    this.life = life
    this.number = number
    this.website = `https://${key}.test`
    this.rhythm = rhythmOf(number)
    this.#pool = pool
    this.#since = since
    this.#skippedAt = since.getTime()
    this.#told = toldOf(life, stripeLife, stripe(person, stripeLife))
  }

  /** What their payment company tells by now. */
  told(now: Date): Telling[] {
    const due = this.#told.filter(({ on }) => this.#since.getTime() + on * day <= now.getTime())
    this.#told.splice(0, due.length)
    return due.flatMap(({ what }) => what)
  }

  /** Of their own year. */
  dayOf = (moment: Date) => (moment.getTime() - this.#since.getTime()) / day

  async live(settings: Settings, waiting: readonly Waiting[], now: Date): Promise<void> {
    const on = this.dayOf(now)
    if (on < 0) return
    this.#member ??= await this.#begun(settings)
    if (!this.#hasAnswered && on >= (this.life.answersQuestionsOn ?? 0.5)) {
      const claims = { choices: ['no'] }
      await answerNeeded(this.#pool, this.id, this.#member, { website: { text: this.website }, claims })
      this.#hasAnswered = true
    }
    await this.#decide(this.#member, waiting, now)
    await this.#leaveOut(this.#member, settings, now)
  }

  /** Their payment has made them the owner of a portal: they say on which days it appears, and who else decides. */
  async #begun(settings: Settings): Promise<Membership> {
    const { rows } = await this.#pool.query<{ id: string; clientId: string; email: string; showId: string }>(
      `select member.id, member.client_id as "clientId", email, shows.id as "showId"
       from private.members member join private.shows using (client_id) where email = $1`,
      [`ada@n${this.number}.test`],
    )
    const [found] = rows
    if (!found) throw new Error(`Nobody owns the show of ${this.website}.`)
    this.id = found.showId
    const member: Membership = { ...found, client: '', name: '', role: 'owner', hasEnded: false }
    const by = { pool: this.#pool, member, settings, showId: this.id }
    const typed = {
      ...this.rhythm,
      weekdays: this.rhythm.weekdays.map(String),
      without: summerOf(this.number),
    }
    await saveRhythm(by, typed)
    if (this.life.passesBySilence) await chooseSilence(by, 'passes')
    if (this.number % 20 < 3) {
      const email = `${Math.floor(this.number / 20)}@agency.test`
      await inviteMember(this.#pool, { member }, { email, name: 'Bo', role: 'approver' })
    }
    return member
  }

  async #decide(member: Membership, waiting: readonly Waiting[], now: Date): Promise<void> {
    const answersIn = this.life.answersIn ?? (this.number % 5) * 0.7
    for (const { showId, at, ...offer } of waiting)
      if (showId === this.id && at.getTime() + answersIn * day <= now.getTime())
        await decideOffer(this.#pool, { member }, { ...offer, verdict: 'yes', words: '' })
  }

  async #leaveOut(member: Membership, settings: Settings, now: Date): Promise<void> {
    const { skipsEach } = this.life
    if (!skipsEach || now.getTime() < this.#skippedAt + skipsEach * day) return
    const { rows } = await this.#pool.query<{ key: string }>(
      `select key::text from private.slots where show_id = $1 and state = 'open' and at > now() order by at limit 1`,
      [this.id],
    )
    this.#skippedAt = now.getTime()
    if (rows[0]) await skipDate({ pool: this.#pool, member, settings, showId: this.id }, rows[0].key, true)
  }
}

const summerOf = (number: number) => (number % 4 === 0 ? '2026-08-01 to 2026-08-21' : '')

/** All that is before clients. */
export async function waitingForClients(pool: pg.Pool): Promise<Waiting[]> {
  const { rows } = await pool.query<Waiting>(
    `select show_id as "showId", 'script' as what, request_id as "requestId", encode(script_hash, 'hex') as hash,
       offered_at as at from private.show_episodes where script_hash is not null and verdict is null
     union all
     select show_id, 'episode', request_id, encode(sound_hash, 'hex'), sound_offered_at
     from private.show_episodes where sound_hash is not null and sound_verdict is null`,
  )
  return rows
}
