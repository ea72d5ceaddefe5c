/** Whom a letter calls to what waits for them: at once, on the last morning, and on the day before its date. */
import type { Hold } from './hold-ups.ts'
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

type Held = Pick<Hold, 'what' | 'since'>

/** What its people hold up, by not having done what is theirs. */
export type HeldUpShow = {
  showId: string
  clientId: string
  zone: string
  holds: readonly Held[]
}

/** A letter is about one thing to decide, or about all shows that wait for them. */
type About = WaitingOffer | { what: 'shows'; shows: readonly HeldUpShow[] }

/** A person, by their address, whatever clients they belong to. */
export type Callable = {
  address: string
  members: readonly { id: string; clientId: string; mayDecide: boolean }[]
  /** Of scripts and episodes. */
  toldAt: Date | null
  /** Of what holds their shows up. */
  toldOfShowsAt: Date | null
}

export type Call = {
  memberId: string
  address: string
  about: About
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
/** What holds a show up is said again so often. */
const week = 7 * day

type Waiting = { offers: readonly WaitingOffer[]; shows: readonly HeldUpShow[] }

/** One for each person and day at most, and only where there is something to say that was not said yet. */
export const callsDue = (waiting: Waiting, people: readonly Callable[], now: Date): Call[] =>
  people.flatMap((person) => callOf(waiting, person, now) ?? [])

function callOf({ offers, shows }: Waiting, person: Callable, now: Date): Call | undefined {
  const { address, members, toldAt, toldOfShowsAt } = person
  if ([toldAt, toldOfShowsAt].some((at) => at && now.getTime() - at.getTime() < day)) return undefined
  const told = toldAt?.getTime() ?? Number.NEGATIVE_INFINITY
  const isDue = (moments: readonly number[], since: number) =>
    moments.some((at) => at > since && at <= now.getTime())
  const found: Omit<Call, 'address' | 'passesAt'>[] = offers.flatMap((about) => {
    const member = members.find(({ clientId, mayDecide }) => mayDecide && clientId === about.clientId)
    if (!member || !isDue(momentsOf(about), told)) return []
    return [{ about, memberId: member.id, isAgain: about.offeredAt.getTime() + calm <= told }]
  })
  const calling = callOfShows(shows, person, now)
  if (calling) found.push(calling)
  // What they have not heard of at all comes before what they are reminded of.
  const [first] = found.sort(
    (one, other) =>
      Number(one.isAgain) - Number(other.isAgain) ||
      beganAt(one.about) - beganAt(other.about) ||
      idOf(one.about).localeCompare(idOf(other.about)),
  )
  return first && { ...first, address, passesAt: passesAtOf(first.about, now) }
}

/** What is new to them, and once a week what they have heard of: all that stands, and they are asked about. Of what is only scarce they hear once. */
function callOfShows(shows: readonly HeldUpShow[], { members, toldOfShowsAt }: Callable, now: Date) {
  const told = toldOfShowsAt?.getTime() ?? Number.NEGATIVE_INFINITY
  const theirs = shows.flatMap((show) => {
    const member = members.find(({ clientId }) => clientId === show.clientId)
    // Whoever only reads is asked who should decide, where nobody does.
    const holds = show.holds.filter(({ what }) => member?.mayDecide || what === 'nobody')
    return member && holds.length > 0 ? [{ memberId: member.id, show: { ...show, holds } }] : []
  })
  const [first] = theirs
  if (!first) return undefined
  const holds = theirs.flatMap(({ show }) => show.holds.map((hold) => ({ hold, zone: show.zone })))
  const isSaid = ({ hold }: { hold: Held }) => hold.since.getTime() <= told
  const isNew = holds.some((each) => !isSaid(each) && firstMoment(each.hold, each.zone) <= now.getTime())
  const isHeldUp = holds.some((each) => isSaid(each) && each.hold.what !== 'scarce')
  const isAgain = !isNew && isHeldUp && told + week <= now.getTime()
  if (!isNew && !isAgain) return undefined
  const about = { what: 'shows' as const, shows: theirs.map(({ show }) => show) }
  return { about, memberId: first.memberId, isAgain }
}

const idOf = (about: About) => (about.what === 'shows' ? '' : about.requestId)
const beganAt = (about: About) =>
  about.what === 'shows'
    ? Math.min(...about.shows.flatMap(({ holds }) => holds.map(({ since }) => since.getTime())))
    : about.offeredAt.getTime()

function passesAtOf(about: About, now: Date) {
  if (about.what === 'shows') return null
  const { passesAt, silence, zone } = about
  return passesAt ?? (maySilencePass(silence) ? workingDaysAfter(now, answerDays, zone) : null)
}

function momentsOf({ offeredAt, goesAt, zone }: WaitingOffer): number[] {
  const first = offeredAt.getTime() + calm
  const last = workingDaysAfter(offeredAt, answerDays, zone, morning).getTime()
  return [first, last, ...(goesAt ? [goesAt.getTime() - day] : [])]
}

/** Who has just paid was told where to begin. */
const isKnown = ({ what }: Held) => what === 'questions' || what === 'days'

const firstMoment = (hold: Held, zone: string) =>
  isKnown(hold)
    ? workingDaysAfter(hold.since, answerDays, zone, morning).getTime()
    : hold.since.getTime() + calm
