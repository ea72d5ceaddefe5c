import { portal } from '#content/portal.ts'
import { TroubleWords } from '#site/error-screen.tsx'
import { paths } from '#site/paths.ts'
import type { Matches } from '#site/settings-of-page.ts'
import { type PageTrouble, troubleOf } from '#site/trouble.ts'
import { PortalCard } from './portal-card.tsx'
import { portalHead } from './portal-head.ts'

/** What a room of clients says when the server has said no: whoever may sign in anew begins there. */
export const PortalTroublePage = ({ trouble }: { trouble: PageTrouble }) => (
  <PortalCard>
    <TroubleWords trouble={inTheirWords(trouble)} home={begin} />
  </PortalCard>
)

const begin = { address: paths.portal(), link: portal.toPortal }

/** What leads operators to their board leads clients to their portal. */
function inTheirWords(trouble: PageTrouble): PageTrouble {
  if (trouble.isUnexpected || !trouble.leads) return trouble
  const { heading, text } = trouble.leads === 'sign-in' ? portal.signedOut : trouble
  return { isUnexpected: false, heading, text }
}

export const portalTroubleHead = (matches: Matches, error: unknown) =>
  portalHead(matches, troubleOf(error).heading)
