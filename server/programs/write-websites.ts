/** What the writer makes of each website in a folder, and where somebody can read it. */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { languages } from '#content/programme/languages.ts'
import { cannotStart, systemReason } from '#database/cannot-start.ts'
import type { Writing } from '#production/steps/step.ts'
import { type Summary, scriptAsText, summaryOf } from '#production/writer/shown-script.ts'
import { type WebsiteWritten, writeWebsite } from '#production/writer/write-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'

type WebsiteWithSummary = { told: WebsiteWritten; summary: Summary }
type Wanted = {
  writing?: Writing | undefined
}

export async function writeWebsites(folder: string, { writing }: Wanted = {}): Promise<WebsiteWithSummary[]> {
  const web = fixtureWeb({ folder, ourName: 'Offmic' })
  const all: WebsiteWithSummary[] = []
  for (const host of await websitesIn(folder)) {
    const startedAt = performance.now()
    const desk = writing && { ...writing, book: writing.bookOf(host) }
    const codes = languages.map(({ code }) => code)
    const told = await writeWebsite({ web, host, languages: codes, desk })
    all.push({ told, summary: summaryOf(host, told, (performance.now() - startedAt) / 1000) })
  }
  return all
}

export async function websitesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw cannotStart(`The folder of websites, ${folder}, cannot be read: ${systemReason(cause)}.`, cause)
  })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

export async function keepScripts(all: readonly WebsiteWithSummary[], out: string): Promise<void> {
  await mkdir(out, { recursive: true })
  for (const { told, summary } of all)
    await writeFile(path.join(out, `${summary.site}.txt`), scriptAsText(summary.site, told))
  const summaries = all.map(({ summary }) => summary)
  await writeFile(path.join(out, 'summary.json'), `${JSON.stringify(summaries, null, 2)}\n`)
}
