// `npm run scripts`: what is written for each website in a folder, as text and without sound, with what was left out.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { cannotStart } from '#database/cannot-start.ts'
import type { Writing } from '#production/steps/step.ts'
import { loadConfig } from '#server/config.ts'
import { requireKeys } from '#server/wiring/key-purposes.ts'
import type { WriterSettings } from '#server/wiring/writer-config.ts'
import { writingOf } from '#server/wiring/writing.ts'
import { openStandIn } from '#vendors/models/stand-in/stand-in.ts'
import { runCommand } from './run-command.ts'
import { keepScripts, writeWebsites } from './write-websites.ts'

const usage = `Use: npm run scripts, or: npm run scripts -- --sites folder-of-websites --out folder --writer who
Who writes: rules (the website is read aloud), model (as WRITER is set), recorded (answers of production/conversation/recorded);
without it, whoever is set.`

async function writeScripts(args: string[]): Promise<string> {
  const { sites, out, writer } = readArguments(args)
  await using writers = await writersOf(writer)
  const all = await writeWebsites(sites, writers)
  await keepScripts(all, out)
  const made = all.filter(({ told }) => told.outcome === 'episode').length
  return `${made} of ${all.length} websites give an episode; the scripts are in ${out}`
}

const kinds = ['rules', 'model', 'recorded'] as const

function readArguments(args: string[]) {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args, options: { sites: text, out: text, writer: text } })
    const sites = path.resolve(values.sites ?? 'content/sample-sites')
    const writer = values.writer && kinds.find((kind) => kind === values.writer)
    if (values.writer && !writer) throw new Error('nobody of this name writes')
    return { sites, out: path.resolve(values.out ?? 'data/scripts'), writer: writer || undefined }
  } catch {
    throw cannotStart(usage)
  }
}

type Writers = AsyncDisposable & { writing: Writing | undefined }

async function writersOf(kind: (typeof kinds)[number] | undefined): Promise<Writers> {
  if (kind === 'recorded') return recorded()
  const { writing } = kind === 'rules' ? {} : { writing: writingOf({ writer: writerSet() }) }
  if (kind === 'model' && !writing)
    throw cannotStart('No model is set: WRITER names one (docs/configuration.md).')
  return { writing, async [Symbol.asyncDispose]() {} }
}

function writerSet(): WriterSettings {
  const loaded = loadConfig()
  if (!loaded.ok) throw cannotStart(['The configuration cannot be used:', ...loaded.faults].join('\n  '))
  requireKeys(loaded.config)
  return loaded.config.writer
}

/** Through the vendor’s own protocol. */
async function recorded(): Promise<Writers> {
  const standIn = await openStandIn({ folder: path.resolve('production/conversation/recorded') })
  const nobody = { model: undefined, key: undefined, url: undefined }
  const writing = writingOf({
    writer: {
      ...{ kind: 'openai-compatible', model: 'recorded', key: undefined, url: standIn.url },
      ...{ smallModel: undefined, judge: { kind: undefined, ...nobody } },
      ...{ seconds: 60, ceiling: 1_000, dayCeiling: 1_000 },
    },
  })
  return { writing, [Symbol.asyncDispose]: () => standIn[Symbol.asyncDispose]() }
}

await runCommand('The scripts could not be written', writeScripts)
