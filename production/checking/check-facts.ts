/** No sentence goes on that the website does not support: it is written again from its passage, or left out. */
import type { Reading } from '#domain/evidence.ts'
import { checkScript, type Ledger } from '#domain/ledger/check-script.ts'
import { judgesOf } from '#domain/ledger/judge-title.ts'
import type { Plan, Script } from '#domain/script.ts'
import { leastEpisodeSeconds, wordsFor } from '#domain/script-length.ts'
import type { Writer } from '#vendors/writers/writer.ts'
import { askAgain } from './ask-again.ts'
import { withDisclosure } from './disclosure.ts'
import { fromPassages } from './from-passages.ts'
import { withoutRefused } from './without-refused.ts'

export type FactsChecked =
  | { outcome: 'checked'; script: Script; ledger: Ledger }
  | { outcome: 'too-little'; reason: string }

export type CheckWork = {
  script: Script
  reading: Reading
  plan: Plan
  writer?: Writer
  signal?: AbortSignal
}

const leastSupported = 12
const leastChapters = 3
/** Dropping one sentence can leave another without what it points back to. */
const mostRounds = 12

export async function checkFacts({
  script,
  reading,
  plan,
  writer,
  signal,
}: CheckWork): Promise<FactsChecked> {
  const offered = await askAgain(script, reading, writer, signal)
  const checked = settled(fromPassages(offered, reading), reading)
  const whole = withDisclosure(withFitTitles(checked, reading, plan))
  const ledger = checkScript(whole, reading)
  const { words, supported } = ledger.figures
  const isEnough = words >= wordsFor(leastEpisodeSeconds, whole.chapters.length) * 0.9
  if (isEnough && supported >= leastSupported && whole.chapters.length >= leastChapters)
    return { outcome: 'checked', script: whole, ledger }
  return {
    outcome: 'too-little',
    reason: `Only ${supported} sentences with ${words} words are supported by ${reading.host}, too few for an episode.`,
  }
}

function settled(script: Script, reading: Reading): Script {
  let current = script
  for (let round = 0; round < mostRounds; round += 1) {
    const { entries, faults } = checkScript(current, reading)
    if (faults.length === 0 && entries.every(({ verdict }) => verdict !== 'unsupported')) return current
    current = withoutRefused(current, { entries, faults })
  }
  return current
}

function withFitTitles(script: Script, reading: Reading, plan: Plan): Script {
  const { isFitTitle, isFitSummary } = judgesOf(reading)
  const [first, second, third] = script.summary
  const supported = script.chapters.flatMap(({ sentences }) =>
    sentences.filter(({ support }) => support !== 'bridge'),
  )
  const spare = [plan.business.what, supported[0]?.text ?? plan.angle, plan.angle]
  const fit = (text: string, at: number) => (isFitSummary(text) ? text : (spare[at] ?? ''))
  return {
    ...script,
    title: isFitTitle(script.title) ? script.title : plan.title,
    summary: [fit(first, 0), fit(second, 1), fit(third, 2)],
    chapters: script.chapters.map((chapter, at) =>
      isFitTitle(chapter.title)
        ? chapter
        : { ...chapter, title: plan.chapters[at]?.title ?? `Part ${at + 1}` },
    ),
  }
}
