import { type FileHandle, open, stat } from 'node:fs/promises'
import path from 'node:path'
import { decodeText } from './decode-text.ts'
import { isAllowed, robotsRules } from './robots-rules.ts'
import { type FetchPart, giveUp, type Web, type WebFault, webLimits } from './web.ts'

/**
 * Sample businesses in a folder, one folder a host under `.test`, an ending that no website can have. `/x` is `x.html`
 * or `x/index.html`, and the limits are those of the internet.
 */
export function fixtureWeb({ folder, ourName }: Folder): Web & { fetchPart: FetchPart } {
  return {
    async fetchPage(address) {
      const found = await fileFor(address, { folder, ourName })
      if (found.outcome !== 'file') return found
      const { url, name, bytes } = found
      if (!/\.(?:html|txt)$/.test(name)) return giveUp('type')
      return { outcome: 'page', url, isPlainText: name.endsWith('.txt'), text: decodeText(bytes, '') }
    },
    async fetchPart(address) {
      const found = await fileFor(address, { folder, ourName })
      if (found.outcome !== 'file') return found
      return { outcome: 'part', type: types.get(path.extname(found.name)) ?? 'text/plain', body: found.bytes }
    },
  }
}

type Folder = { folder: string; ourName: string }
type File = { outcome: 'file'; url: string; name: string; bytes: Buffer }

const types = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.json', 'application/json'],
  ['.html', 'text/html'],
])

async function fileFor(address: string, { folder, ourName }: Folder): Promise<File | WebFault> {
  const url = URL.parse(address)
  if (!url || !isFixture(url.hostname)) return giveUp(url ? 'name' : 'parse')
  if (!/^https?:$/.test(url.protocol) || url.port || url.username || url.password) return giveUp('scheme')
  const site = path.join(folder, url.hostname)
  if (!(await isFolder(site))) return giveUp('no-such-name')
  const robots = await readFirst(site, ['robots.txt'])
  const rules = robotsRules(robots?.bytes ? decodeText(robots.bytes, '') : '', ourName)
  if (!isAllowed(rules, url.pathname + url.search)) return giveUp('robots')
  url.hash = ''
  const found = await readFirst(site, filesFor(url.pathname))
  if (!found) return giveUp('not-found')
  return found.bytes
    ? { outcome: 'file', url: url.href, name: found.name, bytes: found.bytes }
    : giveUp('size')
}

const isFolder = (place: string) =>
  stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  )

export const isFixture = (hostname: string) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.test$/.test(hostname)

/** Nothing outside the site's folder: a name is plain letters, or it names no file. */
function filesFor(pathname: string): string[] {
  const name = pathname.replace(/^\/|\/$/g, '')
  if (!/^(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/.test(name)) return []
  if (/\.(?:html|txt|js|css|json)$/.test(name)) return [name]
  return name ? [`${name}.html`, `${name}/index.html`] : ['index.html', 'index.txt']
}

/** Without bytes it is too large. */
async function readFirst(
  site: string,
  names: string[],
): Promise<{ name: string; bytes?: Buffer } | undefined> {
  for (const name of names) {
    const handle = await open(path.join(site, name)).catch(() => undefined)
    if (handle) return { name, ...(await readLimited(handle)) }
  }
  return undefined
}

async function readLimited(handle: FileHandle): Promise<{ bytes?: Buffer }> {
  await using opened = handle
  return (await opened.stat()).size > webLimits.receivedBytes ? {} : { bytes: await opened.readFile() }
}
