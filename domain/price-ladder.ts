/** The price of the guide rises in stages; where a visitor stands follows from one saved moment and the clock. */

/** What is shown: the stage and the whole seconds left in it. */
export type LadderState = { priceStage: number; timeLeft: number }

/** What is kept in the browser; `savedAt` is the millisecond at which `timeLeft` began to be true. */
export type SavedLadder = LadderState & { savedAt: number }

/** Whole seconds into the ladder, and the millisecond at which this second began. */
export type Climb = { seconds: number; since: number }

export const stageCount = 5
export const stageSeconds = 300
export const finalStage = stageCount - 1
const topSeconds = finalStage * stageSeconds

/** A stage's start, seen from another stage: 5, 10, 15 or 20 minutes on. */
export const minutesUntil = (stage: number, from: number) => ((stage - from) * stageSeconds) / 60

/** The last stage begins at the top of the ladder, where the countdown stands at 1 second for good. */
export function ladderStateOf({ seconds }: Climb): LadderState {
  const priceStage = Math.floor(seconds / stageSeconds)
  return { priceStage, timeLeft: seconds === topSeconds ? 1 : stageSeconds - (seconds % stageSeconds) }
}

/** Time that passed moves up; a clock that was put back counts as no time passed. */
export function climbAt({ seconds, since }: Climb, now: number): Climb {
  const passed = Math.floor((now - since) / 1000)
  if (!(passed >= 0)) return { seconds, since: Number.isFinite(now) ? now : since }
  return { seconds: Math.min(topSeconds, seconds + passed), since: since + passed * 1000 }
}

/** The climb from what was saved; fresh when there is nothing, or nothing that can be right. */
export function climbFrom(saved: string | null, now: number): { climb: Climb; isCorrupt: boolean } {
  const found = saved === null ? undefined : readSaved(saved)
  if (!found) return { climb: { seconds: 0, since: now }, isCorrupt: saved !== null }
  return { climb: climbAt(found, now), isCorrupt: false }
}

/** What a visitor who comes with this saved state sees now. */
export function stateAt(saved: string | null, now: number): { state: LadderState; isCorrupt: boolean } {
  const { climb, isCorrupt } = climbFrom(saved, now)
  return { state: ladderStateOf(climb), isCorrupt }
}

const saveEverySeconds = 10

/** The last moment up to this climb that is to be saved: each tenth second, so also each new stage. */
export function lastSavePoint({ seconds, since }: Climb): Climb {
  const after = seconds % saveEverySeconds
  return { seconds: seconds - after, since: since - after * 1000 }
}

export function savedForm(climb: Climb): SavedLadder {
  const { timeLeft, priceStage } = ladderStateOf(climb)
  return { timeLeft, priceStage, savedAt: climb.since }
}

function readSaved(text: string): Climb | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const [timeLeft, priceStage, savedAt] = ['timeLeft', 'priceStage', 'savedAt'].map((key) =>
    ownNumber(value, key),
  )
  if (timeLeft === undefined || priceStage === undefined || savedAt === undefined) return undefined
  const isInRange =
    isWholeFrom(1, timeLeft, stageSeconds) && isWholeFrom(0, priceStage, finalStage) && savedAt >= 0
  if (!isInRange) return undefined
  const seconds = Math.min(topSeconds, (priceStage + 1) * stageSeconds - timeLeft)
  return { seconds: priceStage === finalStage ? topSeconds : seconds, since: savedAt }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function ownNumber(value: object, key: string): number | undefined {
  const found: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
  return Number.isFinite(found) ? (found as number) : undefined // only numbers are finite
}

const isWholeFrom = (least: number, value: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

/** What the price of each stage is called. */
export const guideStageLabels = [
  'Early Bird Price',
  'Pre-Launch Price',
  'Launch Week Price',
  'Final Discount Price',
  'Regular Price',
] as const
