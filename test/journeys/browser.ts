import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { sharedByFiles } from '#test/shared-in-process.ts'

/** Nobody is asked to be quick: a machine that does other things, too, takes ten times as long. */
export const patienceMilliseconds = 120_000

type Wanted = { keepsPages?: boolean; args?: string[] }

/**
 * Debian's Chromium. The one without a window takes half the processor time and lacks the back/forward cache. The flags
 * let it run as root, keep it from calling home, and from starting processes that it will not need.
 */
const launch = ({ keepsPages = false, args = [] }: Wanted = {}) =>
  chromium.launch({
    executablePath: keepsPages ? '/usr/bin/chromium' : '/usr/bin/chromium-headless-shell',
    // A file that hangs is told to end: heard by Playwright, the signal would end the browser alone.
    handleSIGTERM: false,
    timeout: patienceMilliseconds,
    // Playwright switches the back/forward cache off.
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--in-process-gpu',
      '--renderer-process-limit=1',
      '--autoplay-policy=no-user-gesture-required',
      ...args,
    ],
  })

const usual = sharedByFiles(launch, (browser) => browser.close())

/** Files of one process share the usual one, and nothing in it: whoever closes it closes the contexts that he opened. */
export async function openBrowser(wanted?: Wanted): Promise<Browser> {
  const browser = wanted ? undefined : await usual()
  if (!browser) return launch(wanted)
  const opened: BrowserContext[] = []
  const close = async () => {
    for (const context of opened.splice(0)) await context.close()
  }
  return Object.assign(Object.create(browser) as Browser, {
    async newContext(options?: BrowserContextOptions) {
      const context = await browser.newContext(options)
      opened.push(context)
      return context
    },
    close,
    [Symbol.asyncDispose]: close,
  })
}

/** Until React has taken the page over and its effects have run: before that, keys are nobody's. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

export type Watched = { page: Page; complaints: string[]; foreign: string[]; requested: string[] }

/** A page that remembers what the browser complained about and whom it asked. */
export async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  context.setDefaultTimeout(patienceMilliseconds)
  const page = await context.newPage()
  const watched: Watched = { page, complaints: [], foreign: [], requested: [] }
  page.on('console', (message) => watched.complaints.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => watched.complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { origin: asked, pathname } = new URL(request.url())
    if (asked === origin) watched.requested.push(pathname)
    else if (!request.url().startsWith('data:')) watched.foreign.push(request.url())
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  return watched
}

/** With every part of the page that opens by itself open, as whoever reads all of it has it. */
export async function unfolded<Opened extends { page: Page }>(opening: Promise<Opened>): Promise<Opened> {
  const opened = await opening
  await opened.page.locator('details').evaluateAll((parts) => {
    for (const each of parts) each.setAttribute('open', '')
  })
  return opened
}
