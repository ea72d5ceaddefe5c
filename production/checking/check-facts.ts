/** Nothing goes on that the website does not say: what a checker refuses leaves with its whole beat, or the script does. */
import { formulasOf } from '#content/programme/formulas.ts'
import { tooLittle } from '#content/unreadable-reasons.ts'
import type { Reading } from '#domain/evidence.ts'
import { gateOf } from '#domain/gate/gate.ts'
import { checkScript, type Ledger } from '#domain/ledger/ledger.ts'
import type { Plan, Script } from '#domain/script.ts'
import { readBecause } from '#production/conversation/talk-or-read.ts'
import { withDisclosure } from './disclosure.ts'
import { settled } from './settled.ts'

type FactsChecked =
  | { outcome: 'checked'; script: Script; ledger: Ledger }
  | { outcome: 'too-little'; reason: string }

type CheckWork = {
  script: Script
  reading: Reading
  plan: Plan
  /** What is read aloud where a script of a model does not pass. */
  programme: () => Script | undefined
}

/** Below that nobody has heard who they are, what is special, and how one begins. */
const leastWords = 90
/** … where whoever owns the website says the rest, shortly and in their own words. */
const leastWithOwner = 50

export function checkFacts({ script, reading, plan, programme }: CheckWork): FactsChecked {
  const told = passingOf(script, reading, programme)
  const left = settled(told, reading)
  if (!left) return { outcome: 'too-little', reason: tooLittle(reading.host, reading.language) }
  // What stands beside a talk has passed both gates with it; code alone would know only the website's own words.
  const whole = withDisclosure(isTalk(left) ? left : withFitTitles(left, reading, plan))
  const ledger = judged(whole, reading)
  const { words, supported, unsupported } = ledger.figures
  const least = reading.passages.some(({ saidOn }) => saidOn) ? leastWithOwner : leastWords
  if (unsupported === 0 && supported > 0 && words >= least)
    return { outcome: 'checked', script: whole, ledger }
  return { outcome: 'too-little', reason: tooLittle(reading.host, reading.language) }
}

const isTalk = ({ written }: Script) => written?.way === 'A'

/** Of a talk no beat can go here without making another one false: then the website is read aloud. */
function passingOf(script: Script, reading: Reading, programme: () => Script | undefined): Script {
  if (!isTalk(script)) return script
  const refused = judged(withDisclosure(script), reading).entries.find(
    ({ verdict }) => verdict === 'unsupported',
  )
  const read = refused && programme()
  if (!read) return script
  const reason = `“${refused.text}” does not pass: ${refused.reason}`
  return readBecause(read, reason)
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
