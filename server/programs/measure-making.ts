// `npm run making`: what the page “How an episode is made” shows, measured while the hero's episode is made once more.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import type { Made } from '#content/making/made.ts'
import { thrownAway } from '#content/making/thrown-away.ts'
import { heroSample } from '#content/samples.ts'
import { type MadeStep, madeSteps } from '#domain/production.ts'
import { type Notebook, produceEpisode } from '#production/line.ts'
import { refusedLine } from '#production/samples/thrown-away.ts'
import type { Finished } from '#production/steps/step.ts'
import { readWebsite } from '#reader/read-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { runCommand } from './run-command.ts'
import { orderOfSample } from './sample-order.ts'

const file = 'content/making/made.json'

async function measure(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'making-'))
  try {
    const made = await madeIn(folder)
    await writeFile(file, `${JSON.stringify(made, null, 2)}\n`)
    const steps = Object.entries(made.seconds).map(([step, seconds]) => `${step} ${seconds} s`)
    return `${file}: ${steps.join(', ')}; ${made.thrownAway.length} sentences that were thrown away`
  } finally {
    await rm(folder, { recursive: true })
  }
}

const measured: readonly MadeStep[] = madeSteps.slice(0, madeSteps.indexOf('await-approval'))

async function madeIn(folder: string): Promise<Made> {
  const finished = new Map<string, unknown>()
  const seconds: Partial<Record<MadeStep, number>> = {}
  const notebook: Notebook = {
    finished,
    begin: async () => true,
    finish: async (step, output, took) => {
      finished.set(step, output)
      seconds[step] = Math.max(0.01, Math.round(took * 100) / 100)
    },
  }
  const result = await produceEpisode(orderOfSample(heroSample, folder), notebook, measured)
  if (result.outcome !== 'produced') throw new Error(`${result.step}: ${result.reason}`)
  return {
    sample: heroSample.id,
    cores: cpus().length,
    seconds,
    ...figuresOf(Object.fromEntries(finished) as Finished), // as far as the measured steps go
    thrownAway: await Promise.all(thrownAway.map(withBusiness)),
  }
}

function figuresOf(finished: Finished): Pick<Made, 'pages' | 'passages' | 'episode'> {
  const { pages, passages } = finished['read-website']
  const { entries, figures } = finished['check-facts'].ledger
  const told = new Set(entries.flatMap(({ evidence }) => evidence.map(({ id }) => id)))
  return {
    pages: pages.map(({ url, title }) => ({
      ...{ url, title },
      passages: passages.filter((passage) => passage.url === url).map(({ id }) => (told.has(id) ? 1 : 0)),
    })),
    passages: passages.length,
    episode: {
      ...{ sentences: figures.sentences, withSource: figures.supported, passages: told.size },
      clips: finished['record-voices'].clips,
      seconds: Math.round(finished.master.episode.seconds),
    },
  }
}

const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })

async function withBusiness(place: (typeof thrownAway)[number]) {
  const read = await readWebsite({ web, url: `https://${place.website}/` })
  if (read.outcome !== 'read') throw new Error(`${place.website} cannot be read.`)
  return { business: read.reading.name, ...refusedLine(place) }
}

await runCommand('It could not be measured', measure)
