/** Nothing goes on that the website does not say: what a checker refuses leaves with its whole beat, or the script does. */
import { formulasOf } from '#content/programme/formulas.ts'
import { tooLittle } from '#content/unreadable-reasons.ts'
import type { Reading } from '#domain/evidence.ts'
import { gateOf } from '#domain/gate/gate.ts'
import { checkScript, type Ledger } from '#domain/ledger/ledger.ts'
import type { Plan, Script } from '#domain/script.ts'
import type { Writer } from '#vendors/writers/writer.ts'
import { askAgain } from './ask-again.ts'
import { withDisclosure } from './disclosure.ts'
import { settled } from './settled.ts'

export type FactsChecked =
  | { outcome: 'checked'; script: Script; ledger: Ledger }
  | { outcome: 'too-little'; reason: string }

export type CheckWork = {
  script: Script
  reading: Reading
  plan: Plan
  /** What is read aloud where a script of a model does not pass. */
  programme: () => Script | undefined
  writer?: Writer
  signal?: AbortSignal
}

/** Below that nobody has heard who they are, what is special, and how one begins. */
const leastWords = 90
/** … where whoever owns the website says the rest, shortly and in their own words. */
const leastWithOwner = 50

export async function checkFacts({
  script,
  reading,
  plan,
  programme,
  writer,
  signal,
}: CheckWork): Promise<FactsChecked> {
  const asked = await askAgain(script, reading, writer, signal)
  const refused = judged(asked, reading).figures.unsupported
  // Of a script in words of its own, a beat cannot be missed without making another one false.
  const isOwn = asked.chapters.some(({ sentences }) => sentences.some(({ claims }) => claims))
  const told = refused > 0 && isOwn ? (programme() ?? asked) : asked
  const left = settled(told, reading)
  if (!left) return { outcome: 'too-little', reason: tooLittle(reading.host, reading.language) }
  const whole = withDisclosure(withFitTitles(left, reading, plan))
  const ledger = judged(whole, reading)
  const { words, supported, unsupported } = ledger.figures
  const least = reading.passages.some(({ saidOn }) => saidOn) ? leastWithOwner : leastWords
  if (unsupported === 0 && supported > 0 && words >= least)
    return { outcome: 'checked', script: whole, ledger }
  return { outcome: 'too-little', reason: tooLittle(reading.host, reading.language) }
}

const judged = (script: Script, reading: Reading) =>
  checkScript(script, { reading, formulas: formulasOf(script.language) })

/** What stands without a voice beside it says what the website says, or nothing. */
function withFitTitles(script: Script, reading: Reading, plan: Plan): Script {
  const gate = gateOf(reading, formulasOf(script.language))
  const isFit = (title: string) => gate.fitTitle(title).verdict !== 'refused'
  return {
    ...script,
    title: isFit(script.title) ? script.title : plan.title,
    chapters: script.chapters.map((chapter, at) =>
      isFit(chapter.title) ? chapter : { ...chapter, title: plan.chapters[at]?.title ?? `${at + 1}` },
    ),
  }
}
