// `npm run scripts`: what the writer makes of each website in a folder, as text and without sound, with what it left out.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { languages } from '#content/programme/languages.ts'
import { cannotStart, isCannotStart } from '#database/cannot-start.ts'
import { scriptAsText, summaryOf } from '#production/writer/shown-script.ts'
import { writeWebsite } from '#production/writer/write-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'

const usage = 'Use: npm run scripts, or: npm run scripts -- --sites folder-of-websites --out folder'

async function writeScripts(args: string[]): Promise<string> {
  const { sites, out } = readArguments(args)
  const web = fixtureWeb({ folder: sites, ourName: 'Offmic' })
  const hosts = (await readdir(sites, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  await mkdir(out, { recursive: true })
  const summary = []
  for (const host of hosts) {
    const startedAt = performance.now()
    const told = await writeWebsite({ web, host, languages: languages.map(({ code }) => code) })
    summary.push(summaryOf(host, told, (performance.now() - startedAt) / 1000))
    await writeFile(path.join(out, `${host}.txt`), scriptAsText(host, told))
  }
  await writeFile(path.join(out, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`)
  const made = summary.filter(({ outcome }) => outcome === 'episode').length
  return `${made} of ${hosts.length} websites give an episode; the scripts are in ${out}`
}

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({ args, options: { sites: { type: 'string' }, out: { type: 'string' } } })
    const sites = path.resolve(values.sites ?? 'content/sample-sites')
    return { sites, out: path.resolve(values.out ?? 'data/scripts') }
  } catch {
    throw cannotStart(usage)
  }
}

try {
  console.log(await writeScripts(process.argv.slice(2)))
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  if (!isCannotStart(error) && !isMissing) throw error
  console.error(isCannotStart(error) ? error.message : `There is no such folder. ${usage}`)
  process.exitCode = 1
}
