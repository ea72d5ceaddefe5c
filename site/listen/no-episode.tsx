import { isRouteErrorResponse, useParams, useRouteError } from 'react-router'
import { listening } from '#content/listening.ts'
import { ErrorScreen, FlatLine } from '#site/error-screen.tsx'
import { documentTitle } from '#site/head/document-title.ts'
import { paths } from '#site/paths.ts'
import { type Matches, settingsIn } from '#site/settings-of-page.ts'
import { troubleHead } from '#site/trouble.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import styles from './no-episode.module.css'

const wordsFor = (error: unknown) => {
  if (!isRouteErrorResponse(error)) return undefined
  if (error.status === 410) return listening.withdrawn
  return error.status === 404 ? listening.unknown : undefined
}

/** That we could not look is no word about what is there. */
export function noEpisodeHead(matches: Matches, error: unknown) {
  const words = wordsFor(error)
  if (!words) return troubleHead(matches, error)
  return [
    { title: documentTitle(settingsIn(matches), words.heading) },
    { name: 'robots', content: 'noindex' },
  ]
}

export function NoEpisode() {
  const words = wordsFor(useRouteError())
  const { token = '' } = useParams()
  if (!words) return <ErrorScreen />
  if (words === listening.unknown) return <NoSuchEpisode />
  const { heading, text, remove } = listening.withdrawn
  return <Said {...{ heading, text }} link={remove} href={paths.deleteEpisode(token)} />
}

/** Nobody learns whether there ever was one. */
export const NoSuchEpisode = () => <Said {...listening.unknown} href={paths.howItWorks()} />

type Props = { heading: string; text: string; link: string; href: string }

const Said = ({ heading, text, link, href }: Props) => (
  <PublicPage>
    <div className={`wrap ${styles.screen}`}>
      <FlatLine />
      <h1>{heading}</h1>
      <p className="lead quiet">{text}</p>
      <p>
        <ButtonLink href={href} look="line">
          {link}
        </ButtonLink>
      </p>
    </div>
  </PublicPage>
)
