import { fixtureWeb, isFixture } from './fixture-web.ts'
import { openWeb, ourName } from './open-web.ts'
import type { Web } from './web.ts'

/** The internet, and beside it the sample businesses for whoever has none: which of them, the host says. */
export function createWeb({ siteOrigin, fixtures }: { siteOrigin: string; fixtures: string }): Web {
  const samples = fixtureWeb({ folder: fixtures, ourName })
  const internet = openWeb({ siteOrigin })
  return {
    fetchPage: (address, options) =>
      (isFixture(URL.parse(address)?.hostname ?? '') ? samples : internet).fetchPage(address, options),
  }
}
