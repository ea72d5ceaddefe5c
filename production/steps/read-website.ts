import { readWebsite } from '#production/read-website/read-website.ts'
import type { Finished, Order, Result } from './step.ts'

export async function readWebsiteStep(order: Order): Promise<Result<Finished['read-website']>> {
  const { web } = order.vendors
  const read = await readWebsite({ web, url: order.website, signal: order.signal })
  if (read.outcome === 'read') return { outcome: 'done', output: read.reading }
  return read.outcome === 'wait' ? read : { outcome: 'give-up', code: read.code, reason: read.reason }
}
