/** A show in a year that takes a minute: its dates and letters by the rules of the house, all else by hand. */
import { type Calendar, lookAtCalendar, type SoldPlan } from '#domain/calendar.ts'
import type { Callable, WaitingOffer } from '#domain/calls.ts'
import type { KeptSlot } from '#domain/slots.ts'
import { begins, type Life, planAt, rhythmOf, thingsAt } from './simulated-lives.ts'

const hour = 3_600_000
const day = 24 * hour
const passagesOfEpisode = 4

type Gate = { offeredAt: Date; approvedAt: Date | null; passesAt: Date | null }
type Made = {
  requestId: string
  begunAt: Date
  isSetup: boolean | null
  passages: number[] | null
  script: Gate | null
  sound: Gate | null
  outAt: Date | null
  /** What let it out. */
  policy: string
}

export class SimulatedShow {
  readonly made: Made[] = []
  readonly rhythm
  readonly number: number
  readonly life: Life
  #kept: Omit<Calendar, 'things' | 'episodes'>
  #again = begins
  #plan: SoldPlan
  #said = ''
  #policy = 'runs'

  constructor(number: number, life: Life) {
    this.number = number
    this.life = life
    this.rhythm = rhythmOf(number)
    this.#plan = planAt(life, 0)
    this.#kept = {
      ...{ rhythm: this.rhythm, since: begins, lateSince: null, hasApproved: false },
      ...{ month: null, notBegun: null, slots: [] },
    }
  }

  get slots(): readonly KeptSlot[] {
    return this.#kept.slots
  }

  get members(): Callable['members'] {
    return [{ id: `m${this.number}`, clientId: `c${this.number}`, mayDecide: true }]
  }

  pass(now: Date): void {
    const on = (now.getTime() - begins.getTime()) / day
    this.#plan = planAt(this.life, on)
    const money = JSON.stringify([thingsAt(this.life, on), this.#plan])
    if (money !== this.#said) this.#look(now, on)
    for (const each of this.made) this.#work(each, now)
    for (let looks = 0; looks < 2 && this.#again <= now; looks += 1) this.#look(now, on)
    this.#said = money
  }

  offers(): (WaitingOffer & { gate: Gate })[] {
    const approved = this.made.filter(({ sound }) => sound?.approvedAt && !sound.passesAt).length
    return this.made.flatMap((each) => {
      const gate = waiting(each)
      if (!gate) return []
      const slot = this.slots.find(({ requestId }) => requestId === each.requestId)
      return {
        ...{ gate, what: gate === each.script ? 'script' : 'episode', requestId: each.requestId },
        ...{ clientId: `c${this.number}`, title: '', offeredAt: gate.offeredAt, zone: this.rhythm.zone },
        ...{ goesAt: slot?.at ?? null, passesAt: gate.passesAt },
        silence: {
          ...{ isChosen: this.life.passesBySilence === true && this.#policy === 'runs', approved },
          ...{ isOut: false, isUnregulated: true },
        },
      }
    })
  }

  /** What earlier ones have told is known as far as they are written. */
  #material(): number[] | null {
    const told = new Set(this.made.flatMap((each) => (each.script ? (each.passages ?? []) : [])))
    const free = Array.from({ length: this.life.passages ?? 1000 }, (_, at) => at).filter(
      (at) => !told.has(at),
    )
    return free.length < passagesOfEpisode ? null : free.slice(0, passagesOfEpisode)
  }

  #work(each: Made, now: Date): void {
    for (const gate of [each.script, each.sound]) {
      if (!gate || gate.approvedAt) continue
      const answered = gate.offeredAt.getTime() + (this.life.answersIn ?? (this.number % 5) * 0.7) * day
      if (answered <= now.getTime() || (gate.passesAt && gate.passesAt <= now)) gate.approvedAt = now
    }
    const hasWaited = (since: Date) => now.getTime() - since.getTime() >= 8 * hour
    const offered = { offeredAt: now, approvedAt: null, passesAt: null }
    if (!each.script && each.passages && hasWaited(each.begunAt)) each.script = { ...offered }
    if (!each.sound && each.script?.approvedAt && hasWaited(each.script.approvedAt))
      each.sound = { ...offered }
    this.#letOut(each, now)
  }

  /** As the line asks the calendar. */
  #letOut(each: Made, now: Date): void {
    if (each.outAt || !each.sound?.approvedAt || this.#policy !== 'runs') return
    const slot = this.slots.find(({ requestId, state }) => requestId === each.requestId && state === 'open')
    if (each.isSetup || (slot && slot.at <= now)) Object.assign(each, { outAt: now, policy: this.#policy })
  }

  #calendar(on: number): Calendar {
    const episodes = this.made.map((each) => ({
      ...{ requestId: each.requestId, isSetup: each.isSetup, outAt: each.outAt, hasEnded: false },
      isApproved: Boolean(each.sound?.approvedAt),
      isWithClient: Boolean(waiting(each)),
      ...{ isUnwritten: !each.script, isWithoutMaterial: !each.passages },
    }))
    const hasApproved = this.made.some(({ sound }) => sound?.approvedAt)
    return { ...this.#kept, hasApproved, things: thingsAt(this.life, on), episodes }
  }

  #look(now: Date, on: number): void {
    const seen = lookAtCalendar(this.#calendar(on), this.#plan, now)
    for (const [at, { isSetup }] of seen.episodes.entries()) Object.assign(this.made[at] ?? {}, { isSetup })
    const isReady = on >= (this.life.answersQuestionsOn ?? 0)
    const notBegun = seen.begins === 'yes' ? (isReady ? null : 'questions') : seen.begins
    const { slots, lateSince, month } = seen
    this.#kept = { ...this.#kept, slots, lateSince, month, notBegun: notBegun === 'later' ? null : notBegun }
    this.#again = seen.again
    this.#policy = seen.policy.state
    if (seen.begins !== 'yes' || !isReady) return
    this.made.push({
      ...{ requestId: `${this.number}-${this.made.length}`, begunAt: now, isSetup: null },
      ...{ passages: this.#material(), script: null, sound: null, outAt: null, policy: '' },
    })
    this.#again = now
  }
}

const waiting = (each: Made) => [each.script, each.sound].find((gate) => gate && !gate.approvedAt)
