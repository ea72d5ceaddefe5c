import { listening } from '#content/listening.ts'
import { FlatLine } from '#site/error-screen.tsx'
import { documentTitle } from '#site/head/document-title.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import styles from './no-such-episode.module.css'

const { heading, text, link } = listening.unknown

export const noSuchEpisodeHead = [{ title: documentTitle(heading) }, { name: 'robots', content: 'noindex' }]

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
