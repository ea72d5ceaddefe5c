import { languageOf } from '#content/programme/languages.ts'
import { withoutDirections } from '#domain/directions.ts'
import { hasTyped } from '#domain/wishes.ts'
import type { Finished, Order, Result } from './step.ts'

/** Or the text that an operator has pasted in place of a website. */
export async function readWebsiteStep(order: Order): Promise<Result<Finished['read-website']>> {
  const { brief } = order
  const read = await (brief?.text
    ? readPasted({ text: brief.text, business: brief.business ?? '' })
    : readPages(order))
  if (read.outcome === 'read')
    return {
      outcome: 'done',
      output: brief?.business ? { ...read.reading, name: withoutDirections(brief.business) } : read.reading,
    }
  return read.outcome === 'wait' ? read : { outcome: 'give-up', code: read.code, reason: read.reason }
}

// Loaded when there is something to read: the parser's and the languages' tables would slow down every start.

async function readPasted(pasted: { text: string; business: string }) {
  const { readText } = await import('#production/read-website/read-text.ts')
  return readText(pasted)
}

async function readPages({ vendors, website, signal, wishes }: Order) {
  const { readWebsite } = await import('#production/read-website/read-website.ts')
  const languages = ['en', ...(vendors.speech.languages ?? [])].filter((code) => languageOf(code))
  const takesLittle = hasTyped(wishes)
  return readWebsite({ web: vendors.web, url: website, signal, languages, takesLittle })
}
