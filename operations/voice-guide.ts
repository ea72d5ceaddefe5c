/** The voice guide of a website: what it says, what is known besides, and the next version of it. */
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { guideWords } from '#content/studio-guide.ts'
import { asOperator } from '#database/as-operator.ts'
import { recordDeed } from '#database/deeds.ts'
import {
  addGuide,
  type GuideVersion,
  guideVersions,
  holdRequestsOfSite,
  newestGuide,
  type RequestOfSite,
  requestsOfSite,
} from '#database/voice-guides.ts'
import { checkGuide } from '#domain/check-guide.ts'
import type { Reading } from '#domain/evidence.ts'
import { type Against, againstSite } from '#domain/gate/against-site.ts'
import type { Operator } from '#domain/operator.ts'
import { withoutOwnWords } from '#domain/own-words.ts'
import type { GuideFaults, TypedGuide } from '#domain/typed-guide.ts'
import {
  type ClientFact,
  offeredFacts,
  saidByOwner,
  siteOfGuide,
  type VoiceGuide,
} from '#domain/voice-guide.ts'
import { checkWebsite } from '#domain/website-address.ts'
import { noteReading } from './note-reading.ts'

/** What the website says of itself. */
export type KnownOfSite = { name: string; what: string; contact: string; readOn: string | null }

/** `against`: what the website says otherwise. */
type GuideFact = { fact: ClientFact; isOffered: boolean; against: readonly Against[] }

export type OpenGuide = {
  host: string
  /** Of the version that is shown; 0 before the first. */
  number: number
  guide: VoiceGuide
  /** Those of the guide, then what whoever asked has said and nobody has entered yet. */
  facts: readonly GuideFact[]
  /** What operators have noted for single episodes. */
  notes: readonly { requestId: string; text: string; on: string }[]
  known: KnownOfSite | null
  told: readonly NonNullable<RequestOfSite['episode']>[]
  versions: readonly GuideVersion[]
}

/** `bakery.test` as it is kept, from whatever somebody has written in its place. */
export function hostOfGuide(typed: string): string | undefined {
  const checked = checkWebsite(typed, { takesLongEndings: true })
  return checked.ok ? siteOfGuide(checked.website) : undefined
}

/** Whoever opens it reads what people have said with their requests. */
export async function openGuide(pool: pg.Pool, operator: Operator, host: string): Promise<OpenGuide> {
  const [newest, versions, requests] = await Promise.all([
    newestGuide(pool, host),
    guideVersions(pool, host),
    requestsOfSite(pool, host),
  ])
  const said = requests.flatMap(({ wishes, requestId }) =>
    wishes ? saidByOwner(wishes, guideWords.owner, requestId) : [],
  )
  for (const { requestId } of requests) await noteReading(pool, operator, { what: 'read-episode', requestId })
  const reading = readingOf(requests)
  const guide = newest?.guide ?? firstGuide(reading)
  return {
    host,
    number: newest?.number ?? 0,
    guide,
    facts: factsOf(guide, said, reading),
    notes: requests.flatMap(({ note, requestId, requestedAt }) =>
      note ? [{ requestId, text: note, on: requestedAt.toISOString().slice(0, 10) }] : [],
    ),
    known: reading && knownOf(reading),
    told: requests.flatMap(({ episode }) => episode ?? []),
    versions,
  }
}

function factsOf(guide: VoiceGuide, said: readonly ClientFact[], reading: Reading | null): GuideFact[] {
  const against = reading ? againstSite(reading) : () => []
  const row = (isOffered: boolean) => (fact: ClientFact) => ({ fact, isOffered, against: against(fact.text) })
  return [...(guide.facts ?? []).map(row(false)), ...offeredFacts(guide, said).map(row(true))]
}

/** What clients have said is kept with a reading, too: it is nothing that the website says. */
function readingOf(requests: readonly RequestOfSite[]): Reading | null {
  const reading = requests.find((request) => request.reading?.passages)?.reading
  return reading ? withoutOwnWords(reading) : null
}

/** What can be filled in before anybody has. */
const firstGuide = (reading: Reading | null): VoiceGuide =>
  reading?.name ? { names: [{ name: reading.name }] } : {}

function knownOf({ name, passages, readOn }: Reading): KnownOfSite {
  const first = (fits: (passage: Reading['passages'][number]) => boolean | undefined) =>
    passages.find(fits)?.text.slice(0, 200) ?? ''
  return {
    name,
    what: first(({ isDescription }) => isDescription) || first(({ kind }) => kind === 'text'),
    contact: first(({ kind }) => kind === 'contact'),
    readOn: readOn ?? null,
  }
}

type SavedGuide =
  | { outcome: 'saved'; number: number }
  | { outcome: 'refused'; faults: GuideFaults }
  | { outcome: 'unchanged' }
  /** Somebody else has saved meanwhile. */
  | { outcome: 'stale'; newest: GuideVersion }

type Wanted = { operator: Operator; host: string; basedOn: number; typed: TypedGuide; now?: Date }

/** Nothing is saved over what its author has not seen. */
export async function saveGuide(
  pool: pg.Pool,
  { operator, host, basedOn, typed, now = new Date() }: Wanted,
): Promise<SavedGuide> {
  const checked = checkGuide(typed, now.toISOString().slice(0, 10))
  if (!checked.ok) return { outcome: 'refused', faults: checked.faults }
  return asOperator(pool, operator.id, async (client): Promise<SavedGuide> => {
    const guide = await ofItsRequests(client, host, checked.guide)
    const newest = await newestGuide(client, host)
    if (newest && newest.number === basedOn && isDeepStrictEqual(newest.guide, guide))
      return { outcome: 'unchanged' }
    if (!(await addGuide(client, { host, basedOn, guide, operatorId: operator.id })))
      return { outcome: 'stale', newest: (await newestGuide(client, host)) ?? gone }
    // Whose guide it is goes with the requests for that website; this line stays.
    await recordDeed(client, { operatorId: operator.id, deed: 'save-guide', facts: { number: basedOn + 1 } })
    return { outcome: 'saved', number: basedOn + 1 }
  })
}

/** Its last request was deleted while somebody wrote. */
const gone: GuideVersion = { number: 0, by: null, at: new Date(0) }

/** A fact belongs to a request of this website, or to none. Whoever deletes one of them meanwhile finds the guide. */
async function ofItsRequests(client: pg.ClientBase, host: string, guide: VoiceGuide): Promise<VoiceGuide> {
  if (!guide.facts) return guide
  const named = guide.facts.flatMap(({ request }) => request ?? [])
  const there = await holdRequestsOfSite(client, host, named)
  return { ...guide, facts: guide.facts.filter(({ request }) => !request || there.has(request)) }
}
