/** What the page shows, and what happens when somebody presses: read and judged on the server alone. */
import type pg from 'pg'
import { minute as words } from '#content/minute.ts'
import { languageOf } from '#content/programme/languages.ts'
import { listenKey } from '#database/episodes.ts'
import type { SecretKey } from '#database/secret-key.ts'
import { type MinuteState, mayMakeAgain } from '#domain/minute.ts'
import { own } from '#domain/own.ts'
import { ownAnswer, ownHours, ownSentence } from '#domain/own-words.ts'
import { stepsOfScript } from '#domain/production.ts'
import { websiteName } from '#domain/website-name.ts'
import type { TypedField, Wishes } from '#domain/wishes.ts'
import { type Minute, makeAgain, openMinute } from '#operations/owner-minute.ts'
import { listenToken } from '#production/publish/listen-token.ts'
import { judgeTyped, type WishFault, type WishFaults } from '#production/writer/judge-wishes.ts'
import { nothingRead, type Offered, offeredOf } from '#production/writer/offered.ts'
import { toldBy } from '#production/writer/told-by.ts'
import { wordsOf } from '#production/writer/words-of.ts'
import { chosenBy, type Draft, draftOf, fitted, moved } from './draft.ts'

export type MinuteDoor = { pool: pg.Pool; secretKey: SecretKey }

export type PageFault = { fault: 'no-who' } | { fault: 'too-few'; words: number }
export type MinuteForm = {
  draft: Draft
  offered: Offered
  faults: WishFaults
  pageFault?: PageFault | undefined
  /** It was pressed while it could not be made. */
  refusal?: MinuteState | undefined
  /** Which button was pressed last, such as `up-4ef7`. */
  focus?: string | undefined
}
export type MinuteView = {
  token: string
  state: MinuteState
  website: string
  remakes: number
  /** The episode as it can be heard now. */
  listen: string | undefined
  note: 'waits' | 'lost' | undefined
  /** Steps that are done, of all that there are. */
  done: number
  form: MinuteForm | undefined
}

export async function openView(door: MinuteDoor, token: string): Promise<MinuteView | undefined> {
  const minute = await openMinute(door.pool, token)
  if (!minute) return undefined
  const form = mayMakeAgain(minute.state) ? await freshForm(minute) : undefined
  return viewOf(door, token, minute, form)
}

async function viewOf(
  door: MinuteDoor,
  token: string,
  minute: Minute,
  form: MinuteForm | undefined,
): Promise<MinuteView> {
  const { state, progress, finished, isPublished, remakes } = minute
  const listen = isPublished
    ? listenToken(await listenKey(door.pool, door.secretKey), minute.requestId)
    : undefined
  const isLost = state === 'open' && isPublished && !finished.includes('publish') && progress?.hasEnded
  return {
    ...{ token, state, remakes, listen, form },
    website: websiteName(minute.website),
    note: isLost ? 'lost' : state === 'open' && progress?.isAwaiting ? 'waits' : undefined,
    done: shownSteps.filter((step) => finished.includes(step)).length,
  }
}

/** Whether a person is asked in between is nobody's wait. */
const shownSteps = stepsOfScript.filter((step) => step !== 'await-approval')

const readingOf = ({ reading, website }: Minute) => reading ?? nothingRead(website, websiteName(website))

async function freshForm(minute: Minute): Promise<MinuteForm> {
  const offered = await offeredOf(readingOf(minute), minute.wishes)
  return { draft: draftOf(offered, minute.wishes), offered, faults: new Map() }
}

export type Asked = { deed: 'make' | 'look' | 'up' | 'down'; key: string }
export type Pressed =
  | { outcome: 'made' }
  | { outcome: 'unknown' }
  | { outcome: 'shown'; view: MinuteView; status: number }

export async function press(door: MinuteDoor, token: string, typed: Draft, asked: Asked): Promise<Pressed> {
  const minute = await openMinute(door.pool, token)
  if (!minute) return { outcome: 'unknown' }
  const reading = readingOf(minute)
  const offered = await offeredOf(reading, minute.wishes)
  const draft = fitted(typed, offered)
  const shown = async (
    form: Omit<MinuteForm, 'offered'>,
    status: number,
    seen = offered,
  ): Promise<Pressed> => ({
    outcome: 'shown',
    view: await viewOf(door, token, minute, { ...form, offered: seen }),
    status,
  })
  if (asked.deed === 'up' || asked.deed === 'down') {
    const { deed, key } = asked
    return shown({ draft: moved(draft, deed, key), faults: new Map(), focus: `${deed}-${key}` }, 200)
  }
  const { faults, pageFault, wishes } = await judged(minute, draft)
  const isFaulty = faults.size > 0 || pageFault !== undefined
  if (asked.deed === 'look' || isFaulty) {
    const seen = isFaulty ? offered : await offeredOf(reading, wishes)
    return shown({ draft, faults, pageFault }, isFaulty ? 422 : 200, { ...offered, notHeard: seen.notHeard })
  }
  if (!mayMakeAgain(minute.state)) return shown({ draft, faults, refusal: minute.state }, 409)
  const made = await makeAgain(door.pool, { token, wishes })
  if (made === 'made' || made === 'unknown') return { outcome: made }
  return shown({ draft, faults, refusal: made }, 409)
}

type Judged = { faults: Map<TypedField, WishFault>; pageFault?: PageFault | undefined; wishes: Wishes }

/** As it is typed, and then as it would be heard. */
async function judged(minute: Minute, draft: Draft): Promise<Judged> {
  const reading = readingOf(minute)
  const language = languageOf(reading.language) ?? languageOf('en')
  if (!language) throw new Error('There is no language to ask in.')
  const asksHours = own(words.asksHours, language.code) ?? words.asksHours.en ?? ''
  const typed = judgeTyped(draft.typed, {
    ...{ reading: minute.reading ?? undefined, words: wordsOf(language), refused: minute.refused, asksHours },
  })
  const chosen = chosenBy(draft)
  const isEmpty =
    minute.state === 'thin' &&
    Object.values(chosen).every((keys) => keys.every((key) => key.startsWith('own')))
  const wishes: Wishes = {
    ...typed.wishes,
    ...(!isEmpty && { chosen }),
    saidOn: new Date().toISOString().slice(0, 10),
  }
  const faults = new Map(typed.faults)
  if (faults.size > 0) return { faults, wishes }
  if (!wishes.sentence && !draft.who && !isEmpty) return { faults, pageFault: { fault: 'no-who' }, wishes }
  const told = await toldBy(reading, wishes)
  for (const [key, reason] of told.notHeard) {
    const field = fieldOf.get(key)
    if (field) faults.set(field, { fault: 'not-heard', reason })
  }
  return {
    faults,
    wishes,
    pageFault: told.outcome === 'too-little' ? { fault: 'too-few', words: told.words } : undefined,
  }
}

const fieldOf = new Map<string, TypedField>([
  [ownSentence, 'sentence'],
  [ownHours, 'hours'],
  [ownAnswer(0), 'answer1'],
  [ownAnswer(1), 'answer2'],
  [ownAnswer(2), 'answer3'],
])
