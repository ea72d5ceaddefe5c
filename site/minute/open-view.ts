/** What the page shows, and what happens when somebody presses: read and judged on the server alone. */
import type pg from 'pg'
import { listenKey } from '#database/episodes.ts'
import type { SecretKey } from '#database/secret-key.ts'
import { type MinuteState, mayMakeAgain } from '#domain/minute.ts'
import { stepsOfScript } from '#domain/production.ts'
import { websiteName } from '#domain/website-name.ts'
import { type Minute, makeAgain, openMinute } from '#operations/owner-minute.ts'
import { listenToken } from '#production/publish/listen-token.ts'
import type { WishFaults } from '#production/writer/judge-wishes.ts'
import { nothingRead, type Offered, offeredOf } from '#production/writer/offered.ts'
import { judgeDraft, type PageFault } from './judge-draft.ts'
import { fitted, type MinuteDraft, minuteDraftOf, movedRow } from './minute-draft.ts'

type MinuteDoor = { pool: pg.Pool; secretKey: SecretKey }

export type MinuteFormState = {
  draft: MinuteDraft
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
  note: 'waits' | 'lost' | 'made' | undefined
  /** Steps that are done, of all that there are. */
  done: number
  form: MinuteFormState | undefined
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
  form: MinuteFormState | undefined,
): Promise<MinuteView> {
  const { state, progress, finished, isPublished, remakes } = minute
  const listen = isPublished
    ? listenToken(await listenKey(door.pool, door.secretKey), minute.requestId)
    : undefined
  const isLost = state === 'open' && isPublished && progress?.hasEnded && progress.trouble !== null
  return {
    ...{ token, state, remakes, listen, form },
    website: websiteName(minute.website),
    note: isLost ? 'lost' : noteOf(minute),
    done: shownSteps.filter((step) => finished.includes(step)).length,
  }
}

function noteOf({ state, progress, finished, remakes }: Minute): MinuteView['note'] {
  if (state === 'open' && progress?.isAwaiting) return 'waits'
  return remakes > 0 && finished.includes('publish') && progress?.hasEnded ? 'made' : undefined
}

/** Whether a person is asked in between is nobody's wait. */
const shownSteps = stepsOfScript.filter((step) => step !== 'await-approval' && step !== 'await-episode')

const readingOf = ({ reading, website }: Minute) => reading ?? nothingRead(website, websiteName(website))

async function freshForm(minute: Minute): Promise<MinuteFormState> {
  const offered = await offeredOf(readingOf(minute), minute.wishes)
  return { draft: minuteDraftOf(offered, minute.wishes), offered, faults: new Map() }
}

export type PressedButton = { deed: 'make' | 'look' | 'up' | 'down'; key: string }
type Pressed =
  | { outcome: 'made' }
  | { outcome: 'unknown' }
  | { outcome: 'shown'; view: MinuteView; status: number }

export async function pressButton(
  door: MinuteDoor,
  token: string,
  typed: MinuteDraft,
  asked: PressedButton,
): Promise<Pressed> {
  const minute = await openMinute(door.pool, token)
  if (!minute) return { outcome: 'unknown' }
  const reading = readingOf(minute)
  const offered = await offeredOf(reading, minute.wishes)
  const draft = fitted(typed, offered)
  const shown = async (
    form: Omit<MinuteFormState, 'offered'>,
    status: number,
    seen = offered,
  ): Promise<Pressed> => ({
    outcome: 'shown',
    view: await viewOf(door, token, minute, { ...form, offered: seen }),
    status,
  })
  if (asked.deed === 'up' || asked.deed === 'down') {
    const { deed, key } = asked
    return shown({ draft: movedRow(draft, deed, key), faults: new Map(), focus: `${deed}-${key}` }, 200)
  }
  const { faults, pageFault, wishes } = await judgeDraft(minute, reading, draft)
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
