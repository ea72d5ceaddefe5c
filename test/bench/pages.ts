import lighthouse from 'lighthouse'
import type AuditDetails from 'lighthouse/types/lhr/audit-details.js'
import { addressesInSitemap } from '#test/journeys/site-map.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { startChromium } from './chromium.ts'
import { numberOption } from './number-option.ts'
import { checkoutWithReferences, emptyPage, referenceOf } from './references.ts'
import { median, printTable } from './table.ts'

/** In turns with the copy: on one machine a page and its copy both come out at one of two figures, 100 ms apart. */
const runs = numberOption('runs', 5)
/** `--alone`: without references, for what has to be known of each page by itself. */
const isAlone = process.argv.includes('--alone')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

type Measured = Record<keyof typeof metrics, number> & {
  scores: number[]
  kilobytes: number
  /** Of files with scripts. */
  scripts: number
}

/** Lighthouse, mobile: each page beside an almost empty one and a copy of itself with everything inlined. */
export async function benchPages() {
  const pages = await listPages()
  if (isAlone) return await printAlone(pages)
  const checkout = await checkoutWithReferences(pages)
  await using site = await startSite({ config: testConfig({ checkout }) })
  const [empty] = await measure([site.origin + emptyPage])
  const rows = empty ? [row('almost empty page', empty)] : []
  for (const path of pages) {
    const [page, copy] = await measure([site.origin + path, site.origin + referenceOf(path)])
    if (page && copy) rows.push([...row(path, page), ratio(page.FCP, copy.FCP), ratio(page.LCP, copy.LCP)])
  }
  printTable([...columns, 'FCP / copy', 'LCP / copy'], rows)
}

async function printAlone(pages: readonly string[]) {
  await using site = await startSite()
  const rows = []
  for (const path of pages) for (const page of await measure([site.origin + path])) rows.push(row(path, page))
  printTable(columns, rows)
}

/** Home, a landing page and every page named after `pages` on the command line; `all` for the whole sitemap. */
async function listPages() {
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
  if (named.length > 0) return named
  if (!process.argv.includes('all')) return ['/', '/branded-podcast']
  await using site = await startSite()
  return await addressesInSitemap(site.origin)
}

const ratio = (ours: number, reference: number) => (ours / reference).toFixed(2)

const columns = ['page', 'FCP', 'LCP', 'TBT', 'CLS', 'KB', 'KB of scripts', 'scores']

const row = (
  name: string,
  { FCP, LCP, TBT, CLS, kilobytes, scripts, scores }: Measured,
): (string | number)[] => [
  name,
  Math.round(FCP),
  Math.round(LCP),
  Math.round(TBT),
  CLS.toFixed(3),
  kilobytes.toFixed(1),
  scripts.toFixed(1),
  scores.join('/'),
]

/** The medians of each. */
async function measure(urls: readonly string[]): Promise<Measured[]> {
  const results = urls.map((): Measured[] => [])
  for (let run = 0; run < runs; run++)
    for (const [at, url] of urls.entries()) results[at]?.push(await measureOnce(url))
  return results.map(medians)
}

function medians(results: readonly Measured[]): Measured {
  const middle = (read: (one: Measured) => number) => median(results.map(read))
  return {
    FCP: middle(({ FCP }) => FCP),
    LCP: middle(({ LCP }) => LCP),
    TBT: middle(({ TBT }) => TBT),
    CLS: middle(({ CLS }) => CLS),
    kilobytes: middle(({ kilobytes }) => kilobytes),
    scripts: middle(({ scripts }) => scripts),
    scores: categories.map((_, index) => middle(({ scores }) => scores[index] ?? 0)),
  }
}

function bytesOfScripts(requests: AuditDetails | undefined): number {
  if (requests?.type !== 'table') throw new Error('Lighthouse no longer lists what was asked for')
  return requests.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
}

/** A fresh browser and profile for every run, so that nothing is cached. */
async function measureOnce(url: string): Promise<Measured> {
  await using browser = await startChromium()
  const result = await lighthouse(url, {
    port: browser.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories: judged } = result.lhr
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    FCP: number(metrics.FCP),
    LCP: number(metrics.LCP),
    TBT: number(metrics.TBT),
    CLS: number(metrics.CLS),
    kilobytes: number('total-byte-weight') / 1024,
    scripts: bytesOfScripts(audits['network-requests']?.details) / 1024,
    scores: categories.map((id) => Math.round((judged[id]?.score ?? 0) * 100)),
  }
}
