// `npm run scripts`: what the writer makes of each website in a folder, as text and without sound, with what it left out.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { cannotStart } from '#database/cannot-start.ts'
import { runCommand } from './run-command.ts'
import { keepScripts, toldWebsites } from './told-websites.ts'

const usage = 'Use: npm run scripts, or: npm run scripts -- --sites folder-of-websites --out folder'

async function writeScripts(args: string[]): Promise<string> {
  const { sites, out } = readArguments(args)
  const all = await toldWebsites(sites)
  await keepScripts(all, out)
  const made = all.filter(({ told }) => told.outcome === 'episode').length
  return `${made} of ${all.length} websites give an episode; the scripts are in ${out}`
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

await runCommand('The scripts could not be written', writeScripts)
