/** What would be heard with these wishes, before anything is recorded. */
import { formulasOf } from '#content/programme/formulas.ts'
import type { Reading } from '#domain/evidence.ts'
import { checkScript } from '#domain/ledger/ledger.ts'
import { withOwnWords } from '#domain/own-words.ts'
import type { Script } from '#domain/script.ts'
import type { Wishes } from '#domain/wishes.ts'
import { checkFacts } from '#production/checking/check-facts.ts'
import type { ProgrammeChoice } from './choose.ts'
import type { Excerpt } from './excerpt.ts'
import type { Marked } from './marked.ts'
import { planOf } from './plan-programme.ts'
import { programmeOf } from './programme-of.ts'
import { keyOfExcerpt } from './wished.ts'

type TriedWishes =
  | { outcome: 'told'; notHeard: ReadonlyMap<string, string> }
  | { outcome: 'too-little'; words: number; notHeard: ReadonlyMap<string, string> }

export async function tryWishes(reading: Reading, wishes: Wishes | null): Promise<TriedWishes> {
  const material = withOwnWords(reading, wishes)
  const written = programmeOf(material, wishes)
  if (written.outcome === 'too-little') return { ...written, notHeard: new Map() }
  const { script } = written
  const plan = planOf(material, written, {})
  const checked = await checkFacts({ script, reading: material, plan, programme: () => undefined })
  const heard = checked.outcome === 'checked' ? checked.script : undefined
  const notHeard = missingIn(written.choice, script, heard, reasonsIn(script, material))
  if (heard) return { outcome: 'told', notHeard }
  const words = readIn(written.choice).reduce((sum, each) => sum + each.words, 0)
  return { outcome: 'too-little', words, notHeard }
}

const readIn = ({ opening, who, thread, reviews, step }: ProgrammeChoice): Marked[] => [
  ...(opening ? [opening] : []),
  who,
  ...thread,
  ...reviews,
  ...(step ? [step] : []),
]

const saidIn = ({ chapters }: Script) => chapters.flatMap(({ sentences }) => sentences)

/** Why the gate has refused a sentence. */
function reasonsIn(script: Script, reading: Reading): ReadonlyMap<string, string> {
  const { entries } = checkScript(script, { reading, formulas: formulasOf(script.language) })
  return new Map(
    entries.flatMap(({ text, verdict, reason }) => (verdict === 'unsupported' ? [[text, reason]] : [])),
  )
}

function missingIn(
  choice: ProgrammeChoice,
  script: Script,
  heard: Script | undefined,
  reasons: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const said = new Set(saidIn(heard ?? script).map(({ text }) => text))
  const read: readonly Excerpt[] = readIn(choice).flatMap((each) => each.joined ?? [each])
  const missing = read.filter(({ sentences }) => sentences.some((text) => !said.has(text)))
  return new Map(
    missing.map((each) => {
      const [reason] = each.sentences.flatMap((text) => reasons.get(text) ?? [])
      return [keyOfExcerpt(each), reason ?? besideIt(script, each, reasons)]
    }),
  )
}

/** It went with its beat: what was refused stood beside it. */
const besideIt = (script: Script, { passages }: Excerpt, reasons: ReadonlyMap<string, string>): string =>
  saidIn(script)
    .filter(({ support }) => support !== 'bridge' && support.some((id) => passages.includes(id)))
    .flatMap(({ text }) => reasons.get(text) ?? [])[0] ?? ''
