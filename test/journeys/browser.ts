import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/** Debian's Chromium; the flags keep it from calling home and let it run as root. */
export const openBrowser = () =>
  chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--autoplay-policy=no-user-gesture-required',
    ],
  })

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
