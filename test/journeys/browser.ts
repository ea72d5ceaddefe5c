import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/** Nobody is asked to be quick: a machine that does other things, too, takes ten times as long. */
export const patienceMilliseconds = 120_000

/**
 * Debian's Chromium. The one without a window takes half the processor time and lacks the back/forward cache. The flags
 * let it run as root, keep it from calling home, and from starting processes that it will not need.
 */
export const openBrowser = ({ keepsPages = false, args = [] as string[] } = {}) =>
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
