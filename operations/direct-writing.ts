/** An operator stops the model, takes another of its outlines, or writes into its draft; the passes go on from there. */
import type pg from 'pg'
import { asOperator } from '#database/as-operator.ts'
import { recordDeed } from '#database/deeds.ts'
import { resumeProduction } from '#database/productions.ts'
import { lockProgress } from '#database/progress.ts'
import { holdProduction, remakeProduction, takeBackSteps } from '#database/review.ts'
import { findWriting, type WritingDesk } from '#database/writing-desk.ts'
import { chooseOutline, keepLines, letWritingGoOn, stopWriting } from '#database/writings.ts'
import { mostCharacters } from '#domain/draft/draft.ts'
import type { Operator } from '#domain/operator.ts'
import { type OwnTextFault, ownSentences } from '#domain/own-text.ts'
import { stepsOfWriting } from '#domain/production.ts'
import type { HostSpeaker } from '#domain/script.ts'
import {
  mayDoToWriting,
  mostWrittenLines,
  type WritingDeed,
  type WritingState,
  writingState,
} from '#domain/writing-deeds.ts'
import { draftIn, outlinesIn } from '#domain/writing-shown.ts'

export type Directed =
  | { outcome: 'done' }
  | { outcome: 'not-now'; state: WritingState }
  /** What it speaks of is not there any more, or was never. */
  | { outcome: 'changed' }
  | { outcome: 'full' }
  | { outcome: 'refused'; fault: OwnTextFault }
  | { outcome: 'unknown' }

/** `of`: the key of the pass that has offered what is changed. */
export type Direction =
  | { deed: 'take-outline'; outline: number; of: string }
  | { deed: 'write-line'; scene: number; after: number; speaker: HostSpeaker; text: string; of: string }
  | { deed: 'take-line-out'; scene: number; after: number; text: string; of: string }
  | { deed: 'write-again' }
  | { deed: 'stop-writing' }

type Wanted = { operator: Operator; requestId: string; direction: Direction }

export const directWriting = (pool: pg.Pool, { operator, requestId, direction }: Wanted): Promise<Directed> =>
  asOperator(pool, operator.id, async (client): Promise<Directed> => {
    await lockProgress(client, requestId)
    const at = await findWriting(client, requestId)
    if (!at) return { outcome: 'unknown' }
    const state = writingState(at)
    if (!mayDoToWriting(direction.deed, state)) return { outcome: 'not-now', state }
    const refused = await keep(client, { operator, requestId, direction, at })
    if (refused) return refused
    if (direction.deed === 'stop-writing') await stopAndHold(client, requestId, at)
    else await writeAnew(client, requestId, at)
    await recordDeed(client, {
      operatorId: operator.id,
      deed: direction.deed satisfies WritingDeed,
      requestId,
    })
    return { outcome: 'done' }
  })

/** Whoever waits for the model need not wait any more. Nothing goes out before a person has heard it. */
async function stopAndHold(client: pg.ClientBase, requestId: string, at: WritingDesk): Promise<void> {
  await holdProduction(client, requestId)
  if (at.isWaiting) await resumeProduction(client, requestId)
}

async function writeAnew(client: pg.ClientBase, requestId: string, at: WritingDesk): Promise<void> {
  await letWritingGoOn(client, requestId)
  if (at.liesStill) await remakeProduction(client, requestId, stepsOfWriting)
  else {
    await takeBackSteps(client, requestId, stepsOfWriting)
    await resumeProduction(client, requestId)
  }
}

/** Undefined: it is kept. */
async function keep(
  client: pg.ClientBase,
  { operator, requestId, direction, at }: Wanted & { at: WritingDesk },
): Promise<Directed | undefined> {
  switch (direction.deed) {
    case 'take-outline': {
      const { outline, of } = direction
      const offered = outlinesIn(at.passes)
      if (offered?.key !== of || !offered.plans[outline]) return { outcome: 'changed' }
      await chooseOutline(client, requestId, { outline, of })
      return undefined
    }
    case 'write-line':
      return writeLine(client, requestId, at, { ...direction, by: operator.name })
    case 'take-line-out': {
      const isIt = (line: Omit<typeof direction, 'deed'>) =>
        line.of === direction.of && line.scene === direction.scene && line.text === direction.text
      const left = at.wishes.lines.filter((line) => !isIt(line) || line.after !== direction.after)
      if (left.length === at.wishes.lines.length) return { outcome: 'changed' }
      await keepLines(client, requestId, left)
      return undefined
    }
    case 'stop-writing':
      await stopWriting(client, requestId)
      return undefined
    case 'write-again':
      return undefined
  }
}

type NewLine = Extract<Direction, { deed: 'write-line' }> & { by: string }

async function writeLine(
  client: pg.ClientBase,
  requestId: string,
  { passes, wishes: { lines } }: WritingDesk,
  { scene, after, speaker, text: typed, of, by }: NewLine,
): Promise<Directed | undefined> {
  const draft = draftIn(passes)
  const spoken = draft?.scenes[scene]
  if (draft?.key !== of || !spoken || after < 0 || after > spoken.length) return { outcome: 'changed' }
  if (lines.length >= mostWrittenLines) return { outcome: 'full' }
  const checked = ownSentences(typed, mostCharacters.sentence)
  if (!checked.ok) return { outcome: 'refused', fault: checked.fault }
  await keepLines(client, requestId, [...lines, { scene, after, speaker, text: checked.text, by, of }])
  return undefined
}
