// `npm run writer -- try`: a short script with the model that is set, what it cost and what was refused in it.
import { parseArgs } from 'node:util'
import { languages } from '#content/programme/languages.ts'
import { cannotStart } from '#database/cannot-start.ts'
import { modelPrices, priceOf } from '#domain/model-prices.ts'
import { checkWebsite } from '#domain/website-address.ts'
import { bookInMemory } from '#production/conversation/pass-book.ts'
import { refusedIn } from '#production/conversation/refused-in.ts'
import { scriptAsText } from '#production/writer/shown-script.ts'
import { type WebsiteWritten, writeWebsite } from '#production/writer/write-website.ts'
import { loadConfig } from '#server/config.ts'
import { requireKeys } from '#server/wiring/key-purposes.ts'
import { makers } from '#server/wiring/vendors.ts'
import { checkModels } from '#vendors/models/check-models.ts'
import type { Models } from '#vendors/models/model.ts'
import { passesAsTable } from './passes-as-table.ts'
import { runCommand } from './run-command.ts'

const usage =
  'Use: npm run writer -- try [website], with WRITER and its settings naming a model (docs/configuration.md).'

async function tryWriter(args: string[], signal: AbortSignal): Promise<string> {
  const url = websiteIn(args)
  const loaded = loadConfig()
  if (!loaded.ok) throw cannotStart(['The configuration cannot be used:', ...loaded.faults].join('\n  '))
  requireKeys(loaded.config)
  const { writing, web } = makers(loaded.config)
  if (!writing) throw cannotStart(`No model is set. ${usage}`)
  const faults = await checkModels(writing.models, signal)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  const book = bookInMemory({
    say: (said) =>
      process.stderr.write(`${said.pass}: ${said.said} ${said.found ?? ''}`.trimEnd().concat('\n')),
  })
  const host = URL.parse(url)?.host ?? ''
  const told = await writeWebsite({
    ...{ web, host, languages: languages.map(({ code }) => code), seconds: shortSeconds },
    desk: { ...writing, book, signal },
  })
  const refused = refusedIn(book.all)
  return [
    scriptAsText(host, { ...told, leftOut: [] }),
    passesAsTable(book.all, writing.ceiling),
    ...withoutPrice(writing.models),
    refused.length > 0 ? 'What the second reader refused on the way:' : 'The second reader refused nothing.',
    ...refused.map((what) => `- ${what}`),
    ...undoneIn(told),
  ].join('\n')
}

/** Without a database nobody has entered any of their own. */
function withoutPrice({ large, small, judge }: Models): string[] {
  const names = [large, small, judge].flatMap(({ name, model }) =>
    priceOf(model, modelPrices({})) ? [] : name,
  )
  return [...new Set(names)].map(
    (name) => `The product knows no price of ${name}, and counts it like the dearest that it knows.`,
  )
}

function undoneIn(told: WebsiteWritten): string[] {
  const undone = told.outcome === 'episode' ? (told.script.written?.undone ?? []) : []
  if (undone.length === 0) return []
  return [
    'What was offered and is not heard:',
    ...undone.map(({ pass, text, reason }) => `- ${pass}: ${text || 'nothing'} (${reason})`),
  ]
}

/** Long enough for a beginning, a middle and an end. */
const shortSeconds = 120

function websiteIn(args: string[]): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, strict: false })
  const [verb, website = 'https://harbour-lane-bakery.test'] = positionals
  const checked = checkWebsite(website)
  if (verb !== 'try' || !checked.ok || positionals.length > 2) throw cannotStart(usage)
  return checked.website
}

await runCommand('The writer could not be tried', tryWriter)
