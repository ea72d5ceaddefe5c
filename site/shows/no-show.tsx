import { isRouteErrorResponse, useRouteError } from 'react-router'
import { publicShows } from '#content/public-shows.ts'
import { ErrorScreen } from '#site/error-screen.tsx'
import { documentTitle } from '#site/head/document-title.ts'
import { paths } from '#site/paths.ts'
import { type Matches, settingsIn } from '#site/settings-of-page.ts'
import { troubleHead } from '#site/trouble.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import styles from './shows.module.css'

const wordsFor = (error: unknown) => {
  if (!isRouteErrorResponse(error)) return undefined
  if (error.status === 410) return closedWords(error.data) ?? publicShows.withdrawn
  return error.status === 404 ? publicShows.unknown : undefined
}

function closedWords(left: unknown) {
  if (typeof left !== 'object' || left === null || !('closedWith' in left)) return undefined
  const { heading, text } = publicShows.ended
  return { heading, text: String(left.closedWith) || text }
}

/** That we could not look is no word about what is there. */
export function noShowHead(matches: Matches, error: unknown) {
  const words = wordsFor(error)
  if (!words) return troubleHead(matches, error)
  return [
    { title: documentTitle(settingsIn(matches), words.heading) },
    { name: 'robots', content: 'noindex' },
  ]
}

export function NoShow() {
  const words = wordsFor(useRouteError())
  if (!words) return <ErrorScreen />
  return (
    <PublicPage>
      <div className={`wrap ${styles.part}`}>
        <h1>{words.heading}</h1>
        <p className="lead quiet">{words.text}</p>
        <p>
          <ButtonLink href={paths.howItWorks()} look="line">
            {publicShows.unknown.link}
          </ButtonLink>
        </p>
      </div>
    </PublicPage>
  )
}
