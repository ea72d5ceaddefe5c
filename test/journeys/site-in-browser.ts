import { after } from 'node:test'
import type { Dependencies } from '#server/app.ts'
import { startSite } from '#test/site-under-test.ts'
import { openBrowser, openPage, type Watched } from './browser.ts'

/** The built site and a browser, until the file's tests are over. */
export async function siteInBrowser(changes: Partial<Dependencies> = {}) {
  const site = await startSite(changes)
  const browser = await openBrowser()
  after(async () => {
    await browser.close()
    await site[Symbol.asyncDispose]()
  })
  let last: Watched | undefined
  /** A visitor that nobody has seen before; the one before is gone. */
  async function newVisitor(): Promise<Watched> {
    await last?.page.context().close()
    last = await openPage(browser, site.origin)
    return last
  }
  return { site, browser, newVisitor }
}
