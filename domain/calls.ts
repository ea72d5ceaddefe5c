/** Whom a letter calls to what waits for them: at once, on the last morning, and on the day before its date. */
import type { Gate } from './script-gate.ts'
import { maySilencePass, type Silence } from './silence.ts'
import { workingDaysAfter } from './working-days.ts'

export type WaitingOffer = {
  what: Gate
  requestId: string
  clientId: string
  title: string
  offeredAt: Date
  zone: string
  /** Of the calendar. */
  goesAt: Date | null
  /** Since the first letter about it: when silence lets it pass. */
  passesAt: Date | null
  silence: Silence
}

/** A person, by their address, whatever clients they belong to. */
export type Callable = {
  address: string
  members: readonly { id: string; clientId: string }[]
  toldAt: Date | null
}

export type Call = {
  memberId: string
  address: string
  offer: WaitingOffer
  isAgain: boolean
  passesAt: Date | null
}

const minute = 60_000
const day = 1440 * minute
/** Whoever changes a script changes several sentences: until then nobody is called. */
const calm = 10 * minute
/** So many working days somebody has to answer. */
const answerDays = 2
const morning = '08:00'

/** One for each person and day at most, and only where there is something to say that was not said yet. */
export const callsDue = (waiting: readonly WaitingOffer[], people: readonly Callable[], now: Date): Call[] =>
  people.flatMap((person) => callOf(waiting, person, now) ?? [])

function callOf(waiting: readonly WaitingOffer[], { address, members, toldAt }: Callable, now: Date) {
  const told = toldAt?.getTime() ?? Number.NEGATIVE_INFINITY
  if (now.getTime() - told < day) return undefined
  const theirs = waiting.flatMap((offer) => {
    const member = members.find(({ clientId }) => clientId === offer.clientId)
    if (!member || !momentsOf(offer).some((at) => at > told && at <= now.getTime())) return []
    return [{ offer, memberId: member.id }]
  })
  // What they have not heard of at all comes before what they are reminded of.
  const [first] = theirs.sort(
    (one, other) =>
      Number(isToldOf(one.offer, told)) - Number(isToldOf(other.offer, told)) ||
      one.offer.offeredAt.getTime() - other.offer.offeredAt.getTime() ||
      one.offer.requestId.localeCompare(other.offer.requestId),
  )
  if (!first) return undefined
  const { offer, memberId } = first
  return { memberId, address, offer, isAgain: isToldOf(offer, told), passesAt: passesAtOf(offer, now) }
}

const isToldOf = ({ offeredAt }: WaitingOffer, told: number) => offeredAt.getTime() + calm <= told

const passesAtOf = ({ passesAt, silence, zone }: WaitingOffer, now: Date) =>
  passesAt ?? (maySilencePass(silence) ? workingDaysAfter(now, answerDays, zone) : null)

function momentsOf({ offeredAt, goesAt, zone }: WaitingOffer): number[] {
  const first = offeredAt.getTime() + calm
  const last = workingDaysAfter(offeredAt, answerDays, zone, morning).getTime()
  return [first, last, ...(goesAt ? [goesAt.getTime() - day] : [])]
}
