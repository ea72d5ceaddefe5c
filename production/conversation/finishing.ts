/** Passes 5 and 6 together: what was polished and what stands beside the episode is read once more, in one question. */
import { bearable } from '#domain/conversation/lengths.ts'
import {
  countSpokenWords,
  linesOfScenes,
  placedIn,
  type Scenes,
  withLines,
} from '#domain/conversation/scenes.ts'
import type { Undone } from '#domain/writing.ts'
import type { Desk, NotPassed } from './ask-pass.ts'
import { checkScenes } from './check.ts'
import { withCited } from './cited.ts'
import { withKnown } from './known-lines.ts'
import {
  type PackagedTalk,
  type Packaging,
  type Plain,
  packagingFrom,
  packEpisode,
  packedScenes,
} from './packaging.ts'
import { plainTitles } from './plain-titles.ts'
import { polishScenes } from './polish.ts'
import type { Mark } from './script-shown.ts'
import type { Told } from './told.ts'
import { notAsked, notRead, undonePackaging, undonePolish } from './undone.ts'
import { withoutDoubtful } from './without-doubtful.ts'

type Finished = { scenes: Scenes; packaging: Packaging; undone: readonly Undone[] }

type Beside = Omit<Plain, 'chapters'>

export async function finishScenes(
  desk: Desk,
  told: Told,
  scenes: Scenes,
  beside: Beside,
  wishes: readonly Mark[] = [],
): Promise<Finished | NotPassed> {
  const polish = await polishScenes(desk, told, scenes, wishes)
  if (polish.outcome === 'wait' || polish.outcome === 'stopped') return polish
  const offered = polish.outcome === 'answered' ? polish.object : scenes
  const polished = withoutGrowth(offered, scenes)
  const pack = await packEpisode(desk, told, polished)
  if (pack.outcome === 'wait' || pack.outcome === 'stopped') return pack
  const packed = pack.outcome === 'answered' ? pack.object : undefined
  const all = [...polished, ...(packed ? packedScenes(packed) : [])]
  const checked = await checkScenes(desk, told, all, { round: 'last' })
  if (checked.outcome === 'wait' || checked.outcome === 'stopped') return checked
  const plain = { ...beside, chapters: plainTitles(scenes, told.sheet.reading) }
  const left = polish.outcome === 'answered' ? [] : [notAsked('polish', polish.reason)]
  const undoneOf = (final: Scenes, marks: readonly Mark[]) => [
    ...left,
    ...undonePolish(final, { offered, polished, before: scenes, marks }),
  ]
  if (checked.outcome !== 'answered')
    return { scenes, packaging: plain, undone: [...undoneOf(scenes, []), ...notRead(packed, checked.reason)] }
  const { marks } = checked.object
  const read = checked.object.scenes.slice(0, scenes.length)
  const doubted = await withoutDoubtful(desk, told, { polished: read, marks, before: scenes })
  const final = doubted.scenes
  const undone = undoneOf(final, doubted.marks)
  if (!packed)
    return { scenes: final, packaging: plain, undone: [...undone, ...notRead(packed, reasonOf(pack))] }
  const doubts = marksBehind(marks, polished)
  const again = await packedAgain(desk, told, { scenes: final, packed, doubts, plain })
  return { scenes: final, packaging: again.packaging, undone: [...undone, ...again.undone] }
}

const reasonOf = (passed: { outcome: string; reason?: string }) => passed.reason ?? ''

type Offered = { scenes: Scenes; packed: PackagedTalk; doubts: readonly Mark[]; plain: Plain }

/** What was refused is offered once more; then the plain words stand. */
async function packedAgain(
  desk: Desk,
  told: Told,
  { scenes, packed, doubts, plain }: Offered,
): Promise<{ packaging: Packaging; undone: readonly Undone[] }> {
  const first = packagingFrom(packed, placesOf(doubts), plain)
  const left = { packaging: first, undone: undonePackaging(packed, doubts) }
  // The plan has a title for each chapter, which claims nothing.
  if (doubts.every(({ number }) => number > 1 + packed.summary.length)) return left
  const again = await packEpisode(desk, told, scenes, { packed, doubts })
  if (again.outcome !== 'answered') return left
  const offered = packedScenes(again.object)
  const checked = await checkScenes(desk, withCited(told, offered), offered, { round: 'titles' })
  if (checked.outcome !== 'answered') return left
  const { marks } = checked.object
  return {
    packaging: packagingFrom(again.object, placesOf(marks), first),
    undone: undonePackaging(again.object, marks),
  }
}

const placesOf = (marks: readonly Mark[]): ReadonlySet<number> =>
  new Set(marks.map(({ number }) => number - 1))

/** Numbered as if what stands behind the script stood alone. */
function marksBehind(marks: readonly Mark[], script: Scenes): Mark[] {
  const before = placedIn(script).length
  return marks
    .filter(({ number }) => number > before)
    .map((mark) => ({ ...mark, number: mark.number - before }))
}

/** Nobody polishes an episode longer than it was planned, or than it was: as few lines go back as make it fit. */
function withoutGrowth(polished: Scenes, before: Scenes): Scenes {
  const planned = before.reduce((sum, { words }) => sum + words, 0)
  const most = Math.max(planned * (1 + bearable), countSpokenWords(linesOfScenes(before)))
  const old = linesOfScenes(before)
  const growth = linesOfScenes(polished).map(
    (line, at) => countSpokenWords([line]) - countSpokenWords(old.slice(at, at + 1)),
  )
  let over = countSpokenWords(linesOfScenes(polished)) - most
  const back = new Set<number>()
  for (const at of [...growth.keys()].sort((one, other) => (growth[other] ?? 0) - (growth[one] ?? 0))) {
    if (over <= 0) break
    back.add(at)
    over -= growth[at] ?? 0
  }
  const left = withLines(polished, ({ line, number }) =>
    back.has(number - 1) ? (old[number - 1] ?? line) : line,
  )
  return back.size > 0 ? withKnown(left, before, polished) : left
}

export const isPassed = (packed: Finished | NotPassed): packed is Finished => 'scenes' in packed
