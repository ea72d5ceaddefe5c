// `npm run produce -- https://example.com`: an episode into a folder, without a database or an account.
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formulasOf } from '#content/programme/formulas.ts'
import { cannotStart, isCannotStart, systemReason } from '#database/cannot-start.ts'
import { checkScript } from '#domain/ledger/ledger.ts'
import { type MadeStep, madeSteps } from '#domain/production.ts'
import type { Script } from '#domain/script.ts'
import { checkWebsite } from '#domain/website-address.ts'
import { workKey } from '#domain/work-files.ts'
import { type Notebook, produceEpisode } from '#production/line.ts'
import { chaptersJson } from '#production/publish/chapters-json.ts'
import { transcriptText } from '#production/publish/transcript-text.ts'
import { transcriptVtt } from '#production/publish/transcript-vtt.ts'
import type { Finished } from '#production/steps/step.ts'
import { readBlob } from '#production/steps/stored.ts'
import { loadConfig } from '#server/config.ts'
import { makeFolder } from '#server/process/make-folder.ts'
import { requireKeys } from '#server/wiring/key-purposes.ts'
import { makers } from '#server/wiring/vendors.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const usage = 'Use: npm run produce -- https://example.com [folder], or: --script script.json [folder]'
const requestId = 'terminal'

async function produce(args: string[]): Promise<string> {
  const { website, script, folder } = await readArguments(args)
  const loaded = loadConfig()
  if (!loaded.ok) throw cannotStart(['The configuration cannot be used:', ...loaded.faults].join('\n  '))
  requireKeys(loaded.config)
  await makeFolder(folder).catch((cause) => {
    throw cannotStart(`The folder ${folder} cannot be made (${systemReason(cause)}).`, cause)
  })
  const storage = folderStorage(path.join(folder, '.work'))
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort())
  const no = () => Promise.reject(new Error('A terminal publishes nothing.'))
  const order = {
    requestId,
    website,
    vendors: { ...makers(loaded.config), storage, approve: no, publish: no, remark },
    signal: stop.signal,
  }
  const finished = new Map<string, unknown>(script ? Object.entries(asFinished(script)) : [])
  const wanted = madeSteps.slice(0, madeSteps.indexOf('await-approval'))
  const result = await produceEpisode(order, shownNotebook(finished), wanted)
  if (result.outcome !== 'produced') throw cannotStart(`${result.step}: ${result.reason}`)
  await writeFiles(folder, Object.fromEntries(finished) as Finished, storage) // the line has just filled it
  await rm(path.join(folder, '.work'), { recursive: true })
  return `The episode is in ${folder}`
}

const remark = (_: string, text: string) => void process.stderr.write(`\n${text}\n`)

async function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { script: { type: 'string' } },
    })
    if (values.script) {
      const script: Script = JSON.parse(await readFile(values.script, 'utf8'))
      return { website: 'https://script.test', script, folder: path.resolve(positionals[0] ?? 'episode') }
    }
    const website = checkWebsite(positionals[0] ?? '')
    if (website.ok) return { website: website.website, folder: path.resolve(positionals[1] ?? 'episode') }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw cannotStart(`There is no such script: ${args.join(' ')}`)
  }
  throw cannotStart(usage)
}

/** What a script of one's own leaves out: a website that supports it. */
function asFinished(
  script: Script,
): Pick<Finished, 'read-website' | 'plan' | 'write-script' | 'check-facts'> {
  const reading = {
    url: 'https://script.test',
    host: 'script.test',
    name: script.show,
    language: 'en',
    pages: [],
    passages: [],
    colours: [],
  }
  const business = { name: script.show, what: '', forWhom: '', offers: [], proof: [], tone: '' }
  const plan = { business, title: script.title, angle: '', speakers: 2 as const, seconds: 0, chapters: [] }
  return {
    'read-website': reading,
    plan,
    'write-script': script,
    'check-facts': {
      script,
      ledger: checkScript(script, { reading, formulas: formulasOf(script.language) }),
    },
  }
}

/** Tells each step as it begins and how long it took. */
function shownNotebook(finished: Map<string, unknown>): Notebook {
  return {
    finished,
    async begin(step: MadeStep) {
      process.stderr.write(`${step.padEnd(14)} …`)
      return true
    },
    async finish(step, output, seconds) {
      finished.set(step, output)
      process.stderr.write(`\r${step.padEnd(14)} ${seconds.toFixed(1)} s\n`)
    },
  }
}

async function writeFiles(folder: string, finished: Finished, storage: ReturnType<typeof folderStorage>) {
  const { 'read-website': reading, 'check-facts': checked, master } = finished
  const file = async (key: string, type: string) =>
    Buffer.from(await (await readBlob(storage, key, type)).arrayBuffer())
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  const files = {
    'episode.mp3': await file(master.mp3, 'audio/mpeg'),
    'cover.jpg': await file(workKey(requestId, 'cover.jpg'), 'image/jpeg'),
    'episode.json': json(master.episode),
    'script.json': json(checked.script),
    'ledger.json': json(checked.ledger),
    'website.json': json(reading),
    'transcript.txt': transcriptText(master.episode),
    'transcript.vtt': transcriptVtt(master.episode),
    'chapters.json': chaptersJson(master.episode),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content)
}

try {
  process.stdout.write(`${await produce(process.argv.slice(2))}\n`)
} catch (error) {
  process.exitCode = 1
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`\n${isCannotStart(error) ? message : `The episode cannot be made: ${message}`}\n`)
}
process.disconnect?.() // bin/run.js holds a channel open
