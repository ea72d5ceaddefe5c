/** A line of whole sentences of the website and lines of the programme, and nothing else. */
import { askedBy, type Context } from './context.ts'
import { type Doubt, fault, type Line } from './line.ts'
import { safetyOfSaid } from './safety.ts'
import { type Site, type Statement, sentencesOf } from './site.ts'
import { doubtsOfRun, runsAt } from './verbatim.ts'

export type IsFormula = (text: string) => boolean
type Verbatim = { statements: readonly Statement[]; doubts: readonly Doubt[] }

export function verbatimOf(
  line: Line,
  context: Context,
  site: Site,
  isFormula: IsFormula,
): Verbatim | undefined {
  if (isFormula(line.text)) return { statements: [], doubts: [] }
  const sentences = sentencesOf(line.text, site.language)
  const [statements, doubts]: [Statement[], Doubt[]] = [[], []]
  let [at, known] = [0, context]
  while (at < sentences.length) {
    const rest = sentences.slice(at)
    const judged = runsAt(rest, site).map((run) => ({ run, found: doubtsOfRun(run, line, known, site) }))
    const best = judged.find(({ found }) => found.length === 0) ?? judged[0]
    if (!best) {
      if (!isFormula(rest[0] ?? '')) return undefined
      at += 1
      continue
    }
    statements.push(...best.run.statements)
    doubts.push(...best.found, ...gapBetween(statements, best.run.statements))
    at += best.run.statements.length
    const last = best.run.statements.at(-1)
    known = { ...known, told: best.run.section, asked: last?.isQuestion ? askedBy(last.text, site) : [] }
  }
  return sentences.length === 0
    ? undefined
    : { statements, doubts: [...doubts, ...safetyOfSaid(statements, site)] }
}

/** Within one line nothing may be left out of a passage, and nothing joined that stands under different headings. */
function gapBetween(all: readonly Statement[], run: readonly Statement[]): Doubt[] {
  const [before, first] = [all.at(-run.length - 1), run[0]]
  if (!before || !first || before.isQuestion) return []
  if (before.passage.url !== first.passage.url || before.passage.heading !== first.passage.heading)
    return [
      fault(
        'joined',
        'These sentences stand in different places of the website: give each a line of its own.',
      ),
    ]
  const isGap = before.passage.id === first.passage.id && before.at + 1 !== first.at
  return isGap ? [fault('joined', 'It leaves out what the website says between these sentences.')] : []
}
