import { textInAnotherLanguage } from '#content/material-words.ts'
import { languageOf } from '#content/programme/languages.ts'
import { withoutDirections } from '#domain/directions.ts'
import type { Reading } from '#domain/evidence.ts'
import type { Material } from '#domain/material.ts'
import { isAddressOfText } from '#domain/website-name.ts'
import { hasTyped } from '#domain/wishes.ts'
import type { Finished, Order, Result } from './step.ts'
import { withClientFacts } from './with-client-facts.ts'

/** A website, a text that an operator has pasted, or both; with what the episode is to be about. */
export async function readWebsiteStep(order: Order): Promise<Result<Finished['read-website']>> {
  const { brief, website } = order
  const read = await (brief?.text && isAddressOfText(website)
    ? readPasted({ text: brief.text, business: brief.business ?? '' })
    : readPages(order))
  if (read.outcome === 'wait' || read.outcome === 'ask') return read
  if (read.outcome === 'unread-page') return { outcome: 'ask', reason: read.reason }
  if (read.outcome === 'unreadable') return { outcome: 'give-up', code: read.code, reason: read.reason }
  // What is read aloud stands on the website: only a model tells what a client has said.
  const told = order.vendors.writing ? withClientFacts(read.reading, order.guide) : read.reading
  const reading = order.sources?.length ? await withHanded(told, order) : told
  return { outcome: 'done', output: wanted(reading, read.chosen, order) }
}

function wanted(
  reading: Reading,
  chosen: readonly string[],
  { brief, guide, toldBefore = [] }: Order,
): Material {
  const { business, topic, minutes } = brief ?? {}
  const note = [...(guide?.secrets ?? []).map(leaveOut), brief?.note].filter(Boolean).join('\n')
  return {
    ...reading,
    ...(business && { name: withoutDirections(business) }),
    ...(topic && { topic }),
    ...(note && { note }),
    ...(minutes && { minutes }),
    ...(chosen.length > 0 && { chosen }),
    ...(toldBefore.length > 0 && { toldBefore }),
  }
}

/** As an operator notes it for a single episode: one sentence each. */
const leaveOut = (secret: string) => `Leave out ${secret.replace(/[.!?;]+/g, ',')}.`

// Loaded when there is something to read: the parser's and the languages' tables would slow down every start.

async function readPasted(pasted: { text: string; business: string }) {
  const { readText } = await import('#reader/read-text.ts')
  const read = readText(pasted)
  return read.outcome === 'read' ? { ...read, chosen: [] } : read
}

async function readPages({ vendors, website, signal, wishes, brief, sources = [] }: Order) {
  const { readWebsite } = await import('#reader/read-website.ts')
  const languages = ['en', ...(vendors.speech.languages ?? [])].filter((code) => languageOf(code))
  const { text, pages: named = [] } = brief ?? {}
  const takesLittle = hasTyped(wishes) || Boolean(text) || sources.length > 0
  const read = await readWebsite({ web: vendors.web, url: website, signal, languages, takesLittle, named })
  return read.outcome === 'read' && text ? withPasted(read, text) : read
}

async function withPasted(read: { reading: Reading; chosen: readonly string[] }, text: string) {
  const { withText } = await import('#reader/with-text.ts')
  const both = withText(read.reading, text)
  if (both.outcome === 'foreign') return { outcome: 'ask', reason: textInAnotherLanguage } as const
  return { outcome: 'read', reading: both.reading, chosen: [...read.chosen, both.url] } as const
}

async function withHanded(reading: Reading, { sources = [], toldBefore = [] }: Order): Promise<Reading> {
  const { withSources } = await import('#reader/with-sources.ts')
  const told = toldBefore.flatMap(({ texts }) => texts.flatMap((text) => [text, ...text.split('\n')]))
  return withSources(reading, sources, new Set(told))
}
