/** Pass 0: what the website says, as facts with its words. A fact whose words stand nowhere is none. */
import { z } from 'zod'
import type { Reading } from '#domain/evidence.ts'
import { isOnPage } from '#domain/gate/on-page.ts'
import { countWords } from '#domain/language/sentences.ts'
import { asData, asName } from './as-data.ts'
import { askPass, type Desk, type Passed } from './ask-pass.ts'
import { headingOver } from './heading-over.ts'
import { nextTo } from './next-to.ts'
import { passagesAsData } from './passages-shown.ts'
import { filled, promptOf } from './prompts.ts'
import { findQuote, type SourcedQuote } from './quotes.ts'
import { unlistedLimits } from './unlisted-limits.ts'

/** Each is read by all later passes; a few more than asked for are taken. */
const askedFacts = 42
const mostFacts = 50

const kinds = [
  'what',
  'whom',
  'story',
  'person',
  'number',
  'price',
  'limit',
  'step',
  'promise',
  'proof',
  'place',
  'hours',
  'contact',
] as const

const quoted = z.object({ quote: z.string(), passage: z.string() })
const schema = z.object({
  facts: z.array(
    quoted.extend({
      about: z.string(),
      kind: z.enum(kinds),
      speaker: z.string(),
      when: z.string(),
      conditions: z.array(quoted),
      surprise: z.number(),
    }),
  ),
  leftOut: z.array(z.object({ passage: z.string(), why: z.string() })),
})

export type Fact = SourcedQuote & {
  /** `F1`, as outlines and drafts name it. */
  id: string
  kind: (typeof kinds)[number]
  about: string
  speaker: string
  when: string
  surprise: number
  conditions: readonly SourcedQuote[]
  /** What it stands below, where neither its words nor its subject say that. Facts of old have none. */
  under?: string
  /** What stands around words that exclude. */
  nextTo?: string
}

export type FactSheet = { facts: readonly Fact[]; reading: Reading }

export async function collectFacts(desk: Desk, reading: Reading): Promise<Passed<FactSheet>> {
  const instructions = promptOf('website')
  const task = promptOf('facts-task')
  const answer = await askPass(desk, {
    pass: 'facts',
    instructions: instructions.text,
    material: passagesAsData(reading),
    task: filled(task.text, {
      ...{ name: asName(reading.name), most: `${askedFacts}`, year: `${desk.now().getUTCFullYear()}` },
    }),
    version: `${instructions.version} ${task.version}`,
    schema,
  })
  if (answer.outcome !== 'answered') return answer
  return { ...answer, object: { facts: factsFrom(answer.object, reading), reading } }
}

function factsFrom({ facts }: z.infer<typeof schema>, reading: Reading): Fact[] {
  const seen = new Set<string>()
  const listed = facts
    .slice(0, 2 * mostFacts)
    .flatMap(({ quote, passage, conditions, ...fact }) => {
      const found = findQuote(quote, passage, reading)
      if (!found || seen.has(found.quote)) return []
      seen.add(found.quote)
      const limits = conditions
        .flatMap((each) => findQuote(each.quote, each.passage, reading) ?? [])
        .filter((each) => !found.quote.includes(each.quote))
      const isThere = !/\d/.test(fact.when) || isOnPage(fact.when, found.passage, reading)
      const when = isThere ? fact.when : ''
      return [placed({ ...fact, ...found, when, conditions: limits.slice(0, 4) }, reading)]
    })
    .slice(0, mostFacts)
  const limits = unlistedLimits(listed, reading).map((limit) => ({ ...limit, ...unsaid }))
  return [...listed, ...limits].map((fact, at) => ({ ...fact, id: `F${at + 1}` }))
}

/** With what code finds around it. */
export function placed<T extends Omit<Fact, 'id'>>(fact: T, reading: Reading): T {
  const under = headingOver(fact, reading)
  const around = fact.speaker ? '' : nextTo(fact, reading)
  return { ...fact, ...(under && { under }), ...(around && { nextTo: around }) }
}

const unsaid = { kind: 'limit', speaker: '', when: '', surprise: 1, conditions: [] } as const

/** As later passes see it: unchanging, so that it comes from the vendor's cache. */
export const sheetAsData = ({ facts, reading: { host, name, language } }: FactSheet): string =>
  asData('facts', [{ website: host, name, language }, ...facts.map(rowOf)])

/** Others, in front of what a task is about. */
export const moreAsData = (facts: readonly Fact[]): string =>
  facts.length > 0 ? `${asData('more facts', facts.map(rowOf))}\n\n` : ''

const rowOf = ({ id, kind, about, under, speaker, when, quote, conditions, nextTo: around }: Fact) => {
  const subject = under ? `${about} [${under}]` : about
  const limits = [...conditions.map((each) => each.quote), ...(around ? [`next to it: ${around}`] : [])]
  return withoutEmptyEnd([id, kind, subject, quote, speaker, when, ...limits])
}

const withoutEmptyEnd = (row: readonly string[]) => row.slice(0, row.findLastIndex((each) => each !== '') + 1)

/** What can be told: who says where they are and when they open fills no episode. */
export const wordsToTell = ({ facts }: FactSheet): number =>
  facts
    .filter(({ kind }) => kind !== 'contact' && kind !== 'hours' && kind !== 'place')
    .reduce((sum, { quote }) => sum + countWords(quote), 0)
