import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Callable, callsDue } from '#domain/calls.ts'
import { begins, lives } from './simulated-lives.ts'
import { SimulatedShow } from './simulated-show.ts'

const hour = 3_600_000
const weeks = 52

/** Some read mail for three clients, as agencies do. */
function people(shows: readonly SimulatedShow[]): Callable[] {
  const addresses = Map.groupBy(shows, ({ number }) =>
    number % 20 < 3 ? Math.floor(number / 20) : `of ${number}`,
  )
  return [...addresses].map(([address, theirs]) => ({
    ...{ address: `${address}@agency.test`, toldAt: null, toldOfShowsAt: null },
    members: theirs.flatMap((show) => show.members),
  }))
}

function aYear() {
  const shows = Array.from(
    { length: 200 },
    (_, at) => new SimulatedShow(at, lives[at % lives.length] ?? { name: '' }),
  )
  const everybody = people(shows)
  const letters: { address: string; at: number; of: string; date: number | undefined; passes: boolean }[] = []
  for (let at = begins.getTime(); at < begins.getTime() + weeks * 168 * hour; at += 24 * hour) {
    const now = new Date(at)
    for (const show of shows) show.pass(now)
    const offers = shows.flatMap((show) => show.offers())
    for (const { address, about: offer, passesAt } of callsDue({ offers, shows: [] }, everybody, now)) {
      if (offer.what === 'shows') continue
      letters.push({
        address,
        at,
        of: `${offer.what} ${offer.requestId}`,
        date: offer.goesAt?.getTime(),
        passes: passesAt !== null,
      })
      for (const person of everybody) if (person.address === address) person.toldAt = now
      for (const each of offers)
        if (each.requestId === offer.requestId && passesAt) each.gate.passesAt ??= passesAt
    }
  }
  return { shows, letters, ends: new Date(begins.getTime() + weeks * 168 * hour) }
}

const year = aYear()
const episodes = year.shows.flatMap((show) => show.made.map((each) => ({ ...each, life: show.life })))
const slots = year.shows.flatMap((show) => show.slots.map((each) => ({ ...each, show })))

test('every date of a year of 200 shows has ended, with its reason', () => {
  const past = slots.filter(({ at }) => at.getTime() < year.ends.getTime() - 48 * hour)
  const states = Object.groupBy(past, ({ state }) => state)
  assert.deepEqual(Object.keys(states).sort(), ['held', 'lapsed', 'missed', 'published'])
  assert.ok((states.published?.length ?? 0) > 4000, String(states.published?.length))
  for (const { state, why, requestId, show, key } of past) {
    assert.equal(state === 'published', requestId !== null, `${show.life.name} ${key}`)
    assert.equal(state === 'published', why === null, `${show.life.name} ${key} ${state} ${why}`)
  }
  const whys = new Set(past.map(({ why }) => why))
  for (const why of [
    'late',
    'paused',
    'disputed',
    'refunded',
    'ended',
    'questions',
    'material',
    'with-client',
  ] as const)
    assert.ok(whys.has(why), why)
  const dated = slots.flatMap(({ requestId }) => requestId ?? [])
  assert.equal(new Set(dated).size, dated.length, 'no episode has two dates')
})

test('nothing is out that nobody has approved, on the wrong hour, or while its plan rests or is over', () => {
  const out = episodes.filter(({ outAt }) => outAt)
  for (const { outAt, sound, script, policy } of out) {
    assert.ok(script?.approvedAt && sound?.approvedAt && outAt && sound.approvedAt <= outAt)
    assert.equal(policy, 'runs')
  }
  for (const { at, state, show } of slots.filter((slot) => slot.state === 'published')) {
    const { zone, time } = show.rhythm
    const wall = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(at)
    // An hour that does not exist moves on by one.
    assert.ok(
      wall === time || wall.slice(3) === time.slice(3),
      `${state} ${at.toISOString()} ${wall} ${time}`,
    )
  }
  const never = (name: string) => out.filter(({ life }) => life.name === name)
  assert.deepEqual(never('never answers'), [])
  assert.deepEqual(never('is refunded before it approves anything'), [])
  assert.ok(
    out.some(({ sound }) => sound?.passesAt && sound.approvedAt && sound.passesAt <= sound.approvedAt),
  )
})

test('no passage is told twice in a show, and one that has little to tell stops when it is told', () => {
  for (const show of year.shows) {
    const told = show.made.flatMap(({ script, passages }) => (script ? (passages ?? []) : []))
    assert.equal(new Set(told).size, told.length, show.life.name)
    if (show.life.passages) assert.equal(told.length, show.life.passages)
  }
})

test('nobody gets two letters on one day, or more than three about the same thing and date', () => {
  const byPerson = Object.values(Object.groupBy(year.letters, ({ address }) => address))
  for (const theirs of byPerson)
    for (const [at, letter] of (theirs ?? []).entries())
      assert.ok(at === 0 || letter.at - (theirs?.[at - 1]?.at ?? 0) >= 24 * hour, letter.address)
  const about = Object.values(
    Object.groupBy(year.letters, ({ address, of, date }) => `${address} ${of} ${date}`),
  )
  assert.ok(about.every((theirs) => (theirs?.length ?? 0) <= 3))
  assert.ok(about.length > 5000, String(about.length))
  const silent = new Set(year.letters.filter(({ passes }) => passes).map(({ of }) => of))
  for (const { sound, requestId } of episodes)
    if (sound?.passesAt)
      assert.ok(silent.has(`episode ${requestId}`), 'silence passes where a letter says so')
})
