import { createSocket } from 'node:dgram'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import type { TestContext } from 'node:test'
import { type BrowserLimits, browserLimits } from '#vendors/browser/browser.ts'
import { createBrowser } from '#vendors/browser/create-browser.ts'
import { openRenderer } from '#vendors/browser/renderer.ts'
import { openWeb } from '#vendors/web/open-web.ts'
import { internet, publicAddresses, quickClock } from './internet-under-test.ts'

export const shop = 'http://shop.site.de'
const siteOrigin = 'http://localhost:3000'

/** Patient enough for machines that do other things, too. */
const limits: BrowserLimits = {
  ...browserLimits,
  emptyMilliseconds: 5_000,
  patienceMilliseconds: 60_000,
  lifeMilliseconds: 180_000,
}
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' }

/** Pages of a website, rendered by the browser that the product finds here, behind the guarded reader. */
export async function rendering(
  t: TestContext,
  files: Record<string, string>,
  given: Partial<BrowserLimits> = {},
) {
  const asked: string[] = []
  const website: RequestListener = (request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`)
    if (request.url === '/never') return
    const text = files[request.url ?? '']
    const type = types[request.url?.split('.').at(-1) ?? ''] ?? 'text/html'
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type }).end(text)
  }
  const names = {
    'shop.site.de': publicAddresses,
    'cdn.site.de': publicAddresses,
    'inside.site.de': ['127.0.0.1'],
  }
  const net = await internet(t, { names, website })
  const reader = openWeb({ siteOrigin, clock: quickClock(), ...net })
  const browser = createBrowser({ chosen: undefined, fetched: '', limits: { ...limits, ...given } })
  const render = openRenderer(browser, () => reader)
  const page = async (path = '/') => {
    const text = files[path] ?? ''
    return render({ outcome: 'page', url: `${shop}${path}`, isPlainText: false, text })
  }
  return { page, asked, browser, reader, trapped: net.trapped, dialled: net.dialled }
}

/** Ports of this machine that nobody may find, by TCP or by UDP. */
export async function traps(t: TestContext) {
  const caught = { tcp: 0, udp: 0 }
  const both = Promise.withResolvers<void>()
  const note = (kind: 'tcp' | 'udp') => {
    caught[kind] += 1
    if (caught.tcp > 0 && caught.udp > 0) both.resolve()
  }
  const tcp = createServer((socket) => {
    note('tcp')
    socket.on('error', () => undefined).destroy()
  })
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve))
  const udp = createSocket('udp4', () => note('udp'))
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve))
  t.after(() => {
    tcp.close()
    udp.close()
  })
  const port = (tcp.address() as AddressInfo).port // an object for TCP
  return { tcp: port, udp: udp.address().port, caught, reachedByBoth: both.promise }
}

const running = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name))
const read = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined // it has just ended
  }
}
const namespaceOf = (pid: string) => read(() => readlinkSync(`/proc/${pid}/ns/pid`))

/** The walls that browsers of a process stand between, by the names that the system gives them. */
export const wallsOf = (owner = process.pid): string[] =>
  running()
    .filter((pid) =>
      read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.includes(`offmic-browser-${owner}-`),
    )
    .flatMap((pid) => namespaceOf(pid) ?? [])
    .filter((walls) => walls !== namespaceOf(String(process.pid)))

/** Processes that still stand between them. */
export const behind = (walls: readonly string[]): string[] =>
  running().filter((pid) => walls.includes(namespaceOf(pid) ?? 'none'))

/** Browsers that are open, by whoever has put up their walls. */
export const openBrowsers = (owner = process.pid): number =>
  running().filter((pid) => {
    const status = read(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? ''
    return status.startsWith('Name:\tunshare\n') && status.includes(`\nPPid:\t${owner}\n`)
  }).length
