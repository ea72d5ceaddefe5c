import type { Page, RenderPage } from '#vendors/web/web.ts'
import { type ParsedPage, parsePage } from './parse-page.ts'

/** What a page shows: as it was sent, or, if that is hardly anything, as it is after its programs have run. */
export type ShowPage = (page: Page) => Promise<ParsedPage>

/** Below this, and without a way on, a page may be one that builds itself. */
const fewWords = 60

/** Once programs have added nothing, or came to no end, the website does not need them: thin pages are common. */
export function showPage(render: RenderPage | undefined, signal?: AbortSignal): ShowPage {
  let isVain = false
  return async (page) => {
    const sent = parsePage(page)
    if (!render || isVain || !mayBuildItself(sent)) return sent
    const built = await render(page, signal && { signal })
    const shown = built && parsePage(built)
    isVain = !shown || (shown.words <= sent.words && shown.links.length <= sent.links.length)
    return shown && shown.words >= sent.words ? shown : sent
  }
}

const mayBuildItself = ({ hasScripts, words, links }: ParsedPage) =>
  hasScripts && (words < fewWords || links.length === 0)
