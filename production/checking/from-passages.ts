/** An unsupported sentence becomes what its passage really says, if that has not been said yet. */
import type { Reading } from '#domain/evidence.ts'
import { stem } from '#domain/language/inflection.ts'
import { checkScript } from '#domain/ledger/check-script.ts'
import { statementsOf } from '#domain/retelling/statements.ts'
import type { Script, Sentence } from '#domain/script.ts'
import { replaced } from './replaced.ts'

const leastShared = 0.4

export function fromPassages(script: Script, reading: Reading): Script {
  const { entries } = checkScript(script, reading)
  const said = new Set(entries.map(({ text }) => text))
  const refused = entries.filter(({ verdict, text }) => verdict === 'unsupported' && !text.endsWith('?'))
  const sentences = refused.map(({ chapter, sentence }) => {
    const old = script.chapters[chapter]?.sentences[sentence]
    const found = old && truthFor(old, reading, said)
    if (found) said.add(found.text)
    return found
  })
  return replaced(script, refused, sentences)
}

/** The statement of its own passages that shares most words with it. */
function truthFor(
  { speaker, text, support }: Sentence,
  { passages }: Reading,
  said: ReadonlySet<string>,
): Sentence | undefined {
  if (support === 'bridge') return undefined
  const words = stemsOf(text)
  const candidates = passages
    .filter(
      ({ id, kind }) => support.includes(id) && (kind === 'text' || kind === 'price' || kind === 'question'),
    )
    .flatMap(statementsOf)
    .filter((statement) => !said.has(statement.said) && !statement.pointsBack)
    .map((statement) => ({ statement, shared: share(words, stemsOf(statement.said)) }))
    .sort((a, b) => b.shared - a.shared)
  const best = candidates[0]
  return best && best.shared >= leastShared
    ? { speaker, text: best.statement.said, support: [best.statement.passage] }
    : undefined
}

const stemsOf = (text: string) => new Set((text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map(stem))
const share = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((each) => others.has(each)).length / Math.max(1, some.size)
