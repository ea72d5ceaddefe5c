import { type FileHandle, open, stat } from 'node:fs/promises'
import path from 'node:path'
import { decodeText } from './decode-text.ts'
import { isAllowed, robotsRules } from './robots-rules.ts'
import { type Fetched, giveUp, type Web, webLimits } from './web.ts'

/**
 * Sample businesses in a folder, one folder a host under `.test`, an ending that no website can have. `/x` is `x.html`
 * or `x/index.html`, and the limits are those of the internet.
 */
export function fixtureWeb({ folder, ourName }: { folder: string; ourName: string }): Web {
  return {
    async fetchPage(address) {
      const url = URL.parse(address)
      if (!url || !isFixture(url.hostname)) return giveUp(url ? 'name' : 'parse')
      if (!/^https?:$/.test(url.protocol) || url.port || url.username || url.password) return giveUp('scheme')
      const site = path.join(folder, url.hostname)
      if (!(await isFolder(site))) return giveUp('no-such-name')
      const robots = await readFirst([path.join(site, 'robots.txt')])
      const rules = robotsRules(robots.text ?? '', ourName)
      if (!isAllowed(rules, url.pathname + url.search)) return giveUp('robots')
      url.hash = ''
      return pageOf(url, await readFirst(filesFor(url.pathname).map((file) => path.join(site, file))))
    },
  }
}

const isFolder = (place: string) =>
  stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  )

export const isFixture = (hostname: string) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.test$/.test(hostname)

function pageOf(url: URL, { text, isTooLarge, isPlainText }: Awaited<ReturnType<typeof readFirst>>): Fetched {
  if (isTooLarge) return giveUp('size')
  if (text === undefined) return giveUp('not-found')
  return { outcome: 'page', url: url.href, isPlainText, text }
}

/** Nothing outside the site's folder: a name is plain letters, or it names no file. */
function filesFor(pathname: string): string[] {
  const name = pathname.replace(/^\/|\/$/g, '')
  if (!/^(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/.test(name)) return []
  if (/\.(?:html|txt)$/.test(name)) return [name]
  return name ? [`${name}.html`, `${name}/index.html`] : ['index.html', 'index.txt']
}

type File = { text?: string; isTooLarge: boolean; isPlainText: boolean }

async function readFirst(files: string[]): Promise<File> {
  for (const file of files) {
    const handle = await open(file).catch(() => undefined)
    if (handle) return readLimited(file, handle)
  }
  return { isTooLarge: false, isPlainText: false }
}

async function readLimited(file: string, handle: FileHandle): Promise<File> {
  await using opened = handle
  const isPlainText = file.endsWith('.txt')
  if ((await opened.stat()).size > webLimits.receivedBytes) return { isTooLarge: true, isPlainText }
  return { text: decodeText(await opened.readFile(), ''), isTooLarge: false, isPlainText }
}
