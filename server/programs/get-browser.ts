// `npm run browser`: says which browser is there, or unpacks the one that bin/browser.js has fetched.
import { browserInWords } from '#content/studio-rights.ts'
import { cannotStart, isCannotStart } from '#database/cannot-start.ts'
import { loadConfig } from '#server/config.ts'
import { openDataFolder } from '#server/process/data-folder.ts'
import { browserOf } from '#server/wiring/vendors.ts'
import { findBrowser, programOf } from '#vendors/browser/find-browser.ts'
import { unpackBrowser } from '#vendors/browser/unpack-browser.ts'

/** Asks bin/browser.js for a package. */
const wanted = 2

async function getBrowser(file: string): Promise<number> {
  const loaded = loadConfig()
  if (!loaded.ok) throw cannotStart(['The configuration cannot be used:', ...loaded.faults].join('\n  '))
  const setting = browserOf(loaded.config)
  if (file === 'look' && !setting.chosen && !programOf(setting)) return wanted
  if (file !== 'look') {
    await openDataFolder(loaded.config.dataDir)
    await unpackBrowser(file, setting.fetched)
  }
  const found = await findBrowser(setting)
  console.log(browserInWords(found))
  return found.outcome === 'found' || found.outcome === 'off' ? 0 : 1
}

try {
  process.exitCode = await getBrowser(process.argv[2] ?? 'look')
} catch (error) {
  process.exitCode = 1
  console.error(isCannotStart(error) ? error.message : `The browser cannot be unpacked: ${error}`)
}
process.disconnect?.() // bin/browser.js holds a channel open
