/** Pass 3: two gates for every line. Code first and last; between them a second reader, who has to quote. */
import { z } from 'zod'
import { formulasOf } from '#content/programme/formulas.ts'
import { type PlacedLine, placedIn, type Scenes, withLines } from '#domain/conversation/scenes.ts'
import { gateOf } from '#domain/gate/gate.ts'
import { isDisputable } from '#domain/gate/outcome.ts'
import { isHost, type Sentence } from '#domain/script.ts'
import { asName } from './as-data.ts'
import { askPass, type Desk, type Passed } from './ask-pass.ts'
import { factsBeside } from './cited.ts'
import { type Disputes, keyOfLine } from './disputes.ts'
import { moreAsData } from './fact-sheet.ts'
import { oneLine } from './lines.ts'
import type { Round } from './passes.ts'
import { filled, promptOf } from './prompts.ts'
import { findQuotes } from './quotes.ts'
import { type Mark, scriptAsData, titleOfChapter } from './script-shown.ts'
import { beatsWith, linesOfBeats, withNeighbours } from './shown-beats.ts'
import type { Told } from './told.ts'

const verdicts = ['yes', 'more', 'against'] as const
/** Half of a talk claims nothing: a number says so. What stands on neither list was not read. */
export const readingSchema = z.object({
  lines: z.array(
    z.object({ line: z.number(), verdict: z.enum(verdicts), what: z.string(), quote: z.string() }),
  ),
  none: z.array(z.number()),
})
type Reading = z.infer<typeof readingSchema>['lines'][number] | { verdict: 'none' }

/** A second reader has agreed, a person answers for it, or it stands on the website. */
const isRead = ({ confirmed, vouchedBy, speaker }: Sentence): boolean =>
  confirmed !== undefined || vouchedBy !== undefined || !isHost(speaker)

type Checked = { scenes: Scenes; marks: readonly Mark[] }

type Reader = {
  round: Round
  disputes?: Disputes
}

/** Lines that were confirmed before are not read again. */
export async function checkScenes(
  desk: Desk,
  told: Told,
  scenes: Scenes,
  { round, disputes = new Map() }: Reader,
): Promise<Passed<Checked>> {
  const isNew = ({ line }: PlacedLine) => !isRead(line)
  const fresh = beatsWith(scenes, isNew)
  if (fresh.size === 0)
    return { outcome: 'answered', object: { scenes, marks: hardMarks(scenes, told) }, key: '' }
  const prompt = promptOf('check')
  const only = withNeighbours(fresh)
  const more = factsBeside(told, linesOfBeats(scenes, fresh))
  const answer = await askPass(desk, {
    pass: 'check',
    round,
    ...told.before,
    task: filled(prompt.text, {
      name: asName(told.sheet.reading.name),
      lines: `${moreAsData(more)}${scriptAsData(scenes, { only, facts: [...told.shown, ...more], disputes })}`,
    }),
    version: prompt.version,
    schema: readingSchema,
  })
  if (answer.outcome !== 'answered') return answer
  const read = readingsIn(answer.object)
  const by = desk.models.judge.name
  const confirmed = withLines(scenes, (placed) => {
    const line = confirmedBy(by, placed, read.get(placed.number), told)
    return read.get(placed.number)?.verdict === 'yes' ? settledIn(line, disputes) : line
  })
  const soft = placedIn(confirmed).flatMap((placed) => softMark(placed, read.get(placed.number)))
  const hard = hardMarks(confirmed, told).filter(({ number }) => !soft.some((mark) => mark.number === number))
  return { ...answer, object: { scenes: confirmed, marks: [...soft, ...hard] } }
}

/** Whoever says both of a line has found something. */
const readingsIn = ({ lines, none }: z.infer<typeof readingSchema>): Map<number, Reading> =>
  new Map<number, Reading>([
    ...none.map((line) => [line, { verdict: 'none' }] as const),
    ...lines.map((each) => [each.line, each] as const),
  ])

function confirmedBy(by: string, { line }: PlacedLine, read: Reading | undefined, told: Told): Sentence {
  if (isRead(line) || !read) return line
  const { claims = [] } = line
  if (read.verdict === 'none') return { ...line, confirmed: { by, as: claims.length > 0 ? 'claim' : 'talk' } }
  if (read.verdict !== 'yes') return line
  // Whoever says yes shows the words; of a line that named none, they become its own.
  const named = claims.map(({ passage }) => passage)
  const quotes = findQuotes(read.quote, named, told.sheet.reading)
  if (quotes.length === 0) return line
  if (claims.length > 0) return { ...line, confirmed: { by, as: 'claim' } }
  const shown = quotes.map(({ quote, passage }) => ({ says: line.text, quote, passage }))
  const support = [...new Set(shown.map(({ passage }) => passage))]
  return { ...line, claims: shown, support, confirmed: { by, as: 'claim' } }
}

/** Whoever was told what speaks against a line, and has shown its words, has decided that, too, where it may be decided. */
function settledIn(line: Sentence, disputes: Disputes): Sentence {
  const { reasons } = disputes.get(keyOfLine(line)) ?? {}
  return reasons && line.confirmed ? { ...line, confirmed: { ...line.confirmed, settled: reasons } } : line
}

function softMark({ line, number }: PlacedLine, read: Reading | undefined): Mark[] {
  if (isRead(line)) return []
  const what = read && 'what' in read ? oneLine(read.what).slice(0, 200) : ''
  if (read?.verdict === 'against')
    return [{ number, isFinal: true, reason: `The facts say otherwise. ${what}` }]
  if (read?.verdict === 'more') return [{ number, isFinal: true, reason: `More than its words say. ${what}` }]
  const quote = read && 'quote' in read ? oneLine(read.quote).slice(0, 200) : ''
  const why = quote ? ` On the website nobody finds “${quote}”.` : ' The second reader has passed it over.'
  return [{ number, isFinal: true, reason: `Nobody could show the words that say so.${why}` }]
}

/** A title of a few words leaves most of what it is about to its chapter. */
const partly = new Set(['part', 'limit', 'condition'])

/** What code refuses, whoever has confirmed it. */
export function hardMarks(scenes: Scenes, { sheet: { reading } }: Pick<Told, 'sheet'>): Mark[] {
  const gate = gateOf(reading, formulasOf(reading.language))
  const placed = placedIn(scenes)
  return placed.flatMap(({ line, number, scene }, at) => {
    const before = placed.slice(0, at).map((each) => each.line)
    const verdict = gate.judge(line, before)
    if (verdict.verdict !== 'refused') return []
    const isChapter = scenes[scene]?.title === titleOfChapter
    const doubts = verdict.doubts.filter(
      ({ sort, check }) => !line.confirmed || (sort !== 'open' && !(isChapter && partly.has(check))),
    )
    if (isChapter && line.confirmed && doubts.length === 0) return []
    const reason = doubts.map((doubt) => doubt.reason).join(' ')
    const isFirm = doubts.some((doubt) => doubt.sort !== 'open' && !isDisputable(doubt))
    return [{ number, isFinal: true, isFirm, reason: reason || 'Nothing on the website says it.' }]
  })
}
