import { usualBotName } from '#domain/bot-name.ts'
import { fixtureWeb, isFixture } from './fixture-web.ts'
import { openWeb } from './open-web.ts'
import type { PageReader, RenderPage, Web } from './web.ts'

type Wanted = {
  siteOrigin: string
  fixtures: string
  /** What we call ourselves, asked at every fetch: it can be set. */
  ourName?: () => string
  /** Runs the programs of pages that build themselves, with what it is given to read. */
  openRenderer?: (readerOf: (address: string) => PageReader) => RenderPage
}

/** The internet, and beside it the sample businesses for whoever has none: which of them, the host says. */
export function createWeb(wanted: Wanted): Web & PageReader {
  const { siteOrigin, fixtures, openRenderer, ourName = usualBotName } = wanted
  const samples = fixtureWeb({ folder: fixtures, ourName: usualBotName() })
  const internet = openWeb({ siteOrigin, ourName })
  const readerOf = (address: string) => (isFixture(URL.parse(address)?.hostname ?? '') ? samples : internet)
  return {
    fetchPage: (address, options) => readerOf(address).fetchPage(address, options),
    fetchPart: (address, options) => readerOf(address).fetchPart(address, options),
    ...(openRenderer && { openRenderer: () => openRenderer(readerOf) }),
  }
}
