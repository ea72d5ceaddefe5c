import { isRouteErrorResponse, useRouteError } from 'react-router'
import { listening } from '#content/listening.ts'
import { ErrorScreen, FlatLine } from '#site/error-screen.tsx'
import { documentTitle } from '#site/head/document-title.ts'
import { paths } from '#site/paths.ts'
import { type Matches, settingsIn } from '#site/settings-of-page.ts'
import { troubleHead } from '#site/trouble.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import styles from './no-episode.module.css'

const { heading, text, link } = listening.unknown
const isUnknown = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** That we could not look is no word about what is there. */
export const noEpisodeHead = (matches: Matches, error: unknown) =>
  isUnknown(error)
    ? [{ title: documentTitle(settingsIn(matches), heading) }, { name: 'robots', content: 'noindex' }]
    : troubleHead(matches, error)

export function NoEpisode() {
  return isUnknown(useRouteError()) ? <NoSuchEpisode /> : <ErrorScreen />
}

/** Nobody learns whether there ever was one. */
export function NoSuchEpisode() {
  return (
    <PublicPage>
      <div className={`wrap ${styles.screen}`}>
        <FlatLine />
        <h1>{heading}</h1>
        <p className="lead quiet">{text}</p>
        <p>
          <ButtonLink href={paths.howItWorks()} look="line">
            {link}
          </ButtonLink>
        </p>
      </div>
    </PublicPage>
  )
}
