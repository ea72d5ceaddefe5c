import type { Browser } from '#vendors/browser/browser.ts'
import { openRenderer } from '#vendors/browser/renderer.ts'
import { fixtureWeb, isFixture } from './fixture-web.ts'
import { openWeb, ourName } from './open-web.ts'
import type { Web } from './web.ts'

type Wanted = {
  siteOrigin: string
  fixtures: string
  /** Whoever runs the programs of pages that build themselves. */
  browser?: Browser
}

/** The internet, and beside it the sample businesses for whoever has none: which of them, the host says. */
export function createWeb({ siteOrigin, fixtures, browser }: Wanted): Web {
  const samples = fixtureWeb({ folder: fixtures, ourName })
  const internet = openWeb({ siteOrigin })
  const readerOf = (address: string) => (isFixture(URL.parse(address)?.hostname ?? '') ? samples : internet)
  return {
    fetchPage: (address, options) => readerOf(address).fetchPage(address, options),
    ...(browser && { openRenderer: () => openRenderer(browser, readerOf) }),
  }
}
