import { readText } from '#production/read-website/read-text.ts'
import { readWebsite } from '#production/read-website/read-website.ts'
import type { Finished, Order, Result } from './step.ts'

/** Or the text that an operator has pasted in place of a website. */
export async function readWebsiteStep(order: Order): Promise<Result<Finished['read-website']>> {
  const { vendors, website, signal, brief } = order
  const read = brief?.text
    ? readText({ text: brief.text, business: brief.business ?? '' })
    : await readWebsite({ web: vendors.web, url: website, signal })
  if (read.outcome === 'read')
    return {
      outcome: 'done',
      output: brief?.business ? { ...read.reading, name: brief.business } : read.reading,
    }
  return read.outcome === 'wait' ? read : { outcome: 'give-up', code: read.code, reason: read.reason }
}
