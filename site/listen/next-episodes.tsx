import { listening } from '#content/listening.ts'
import type { Episode } from '#domain/episode.ts'
import { excerpt } from '#domain/excerpt.ts'
import { isAddressOfText } from '#domain/website-name.ts'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import styles from './next-episodes.module.css'
import { pageTitle } from './page-title.ts'
import { passageLink, shortAddress, webAddress } from './passage-link.ts'

const { title, text, from } = listening.more

/** What else the website has, in its own words and with the place where they stand; nothing where there is nothing. */
export function NextEpisodes({ episode: { next = [], business, language } }: { episode: Episode }) {
  if (next.length === 0) return null
  return (
    <section className={styles.next} aria-labelledby="next-episodes">
      <div className="wrap">
        <div className={styles.heading}>
          <h2 id="next-episodes">{title}</h2>
          <p className="lead quiet">{text(business)}</p>
        </div>
        <ol className={styles.episodes}>
          {next.map((each) => (
            <li key={each.title}>
              <h3 lang={language}>{each.title}</h3>
              <blockquote lang={language}>{excerpt(each.passage)}</blockquote>
              <p className="small quiet">
                <Source {...each} business={business} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

type Place = { url: string; passage: string; page?: string; business: string }

function Source({ url, passage, page, business }: Place) {
  if (isAddressOfText(url)) return <cite>{listening.transcript.ownText}</cite>
  const address = webAddress(url)
  return (
    <>
      {from}{' '}
      <cite>
        <OutsideLink href={passageLink(url, passage)}>
          {page ? excerpt(pageTitle(page, business), 70) : address ? shortAddress(address) : url}
        </OutsideLink>
      </cite>
      {page && address && `, ${shortAddress(address)}`}
    </>
  )
}
