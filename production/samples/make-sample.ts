/** A sample by the line's own steps: the website is read and told as ever, and only then the script is cut. */
import { formulasOf } from '#content/programme/formulas.ts'
import { countWords } from '#domain/language/sentences.ts'
import { checkScript } from '#domain/ledger/ledger.ts'
import type { MadeStep } from '#domain/production.ts'
import { type Sample, sampleLimits } from '#domain/sample.ts'
import type { Script } from '#domain/script.ts'
import { type Notebook, produceEpisode } from '#production/line.ts'
import type { Finished, Order } from '#production/steps/step.ts'
import { readBlob } from '#production/steps/stored.ts'
import { cutsOf } from './cut-script.ts'
import { heardInMp3 } from './heard-in-mp3.ts'

type SampleMade = { sample: Sample; mp3: Uint8Array }

type SampleWishes = {
  /** The show is named after the business unless it is given. */
  show?: string | undefined
  /** What is told after the opening, by its heading; otherwise what comes first. */
  heading?: string | undefined
}

export async function makeSample(order: Order, { show, heading }: SampleWishes = {}): Promise<SampleMade> {
  const written = await run(order, {}, ['read-website', 'plan', 'write-script', 'check-facts'])
  const { script } = written['check-facts']
  const { passages } = written['read-website']
  for (const cut of cutsOf({ ...script, show: show ?? script.show }, passages, heading)) {
    if (leastSecondsOf(cut) > sampleLimits.mostSeconds) continue
    const made = await recorded(order, written, cut)
    if (made.sample.seconds <= sampleLimits.mostSeconds) return made
  }
  throw new Error(`No beginning of ${order.website} is short enough for a sample.`)
}

/** Music, and words as fast as nobody says them: what is longer than that need not be recorded to be too long. */
const leastSecondsOf = ({ chapters }: Script) =>
  10 +
  0.4 * chapters.flatMap(({ sentences }) => sentences).reduce((sum, { text }) => sum + countWords(text), 0)

async function recorded(order: Order, written: Finished, script: Script): Promise<SampleMade> {
  const ledger = checkScript(script, {
    reading: written['read-website'],
    formulas: formulasOf(script.language),
    made: written['check-facts'].ledger,
  })
  const cut = { ...written, 'check-facts': { script, ledger } }
  const { master } = await run({ ...order, form: 'sample' }, cut, ['record-voices', 'master'])
  const file = await readBlob(order.vendors.storage, master.mp3, 'audio/mpeg')
  const { summary: _, sentences, voices, ...episode } = master.episode
  const heard = new Set<string>(sentences.map(({ speaker }) => speaker))
  const sample = {
    id: order.requestId,
    ...episode,
    voices: Object.fromEntries(Object.entries(voices).filter(([speaker]) => heard.has(speaker))),
    sentences: sentences.map(({ speaker, text, by, start, end, evidence }) => ({
      ...{ speaker, text, ...(by && { by }), evidence },
      ...{ start: thousandth(start), end: thousandth(end) },
    })),
    seconds: thousandth(episode.seconds),
    chapters: episode.chapters.map(({ title, start, end }) => ({
      title,
      start: thousandth(start),
      end: thousandth(end),
    })),
  }
  const mp3 = new Uint8Array(await file.arrayBuffer())
  return { sample: { ...sample, ...(await heardInMp3(mp3, sample)) }, mp3 }
}

const thousandth = (exact: number) => Math.round(exact * 1000) / 1000

async function run(order: Order, before: Partial<Finished>, wanted: readonly MadeStep[]): Promise<Finished> {
  const finished = new Map<string, unknown>(Object.entries(before))
  const notebook: Notebook = {
    finished,
    begin: async () => true,
    finish: async (step, output) => void finished.set(step, output),
  }
  const result = await produceEpisode(order, notebook, wanted)
  if (result.outcome !== 'produced') throw new Error(`${order.website}, ${result.step}: ${result.reason}`)
  return Object.fromEntries(finished) as Finished // as far as the wanted steps go
}
