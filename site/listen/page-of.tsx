import { listening } from '#content/listening.ts'
import { excerpt } from '#domain/excerpt.ts'
import { isAddressOfText } from '#domain/website-name.ts'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import { pageTitle } from './page-title.ts'
import { passageLink, shortAddress, webAddress } from './passage-link.ts'
import styles from './read-aloud.module.css'
import type { TranscribedSentence } from './turns.ts'

const { readFrom, ownText, ownWords } = listening.transcript

type PageOfProps = {
  source: TranscribedSentence['evidence'][number]
  /** Where on the page somebody looks first. */
  words: string
  business: string
  linksSources: boolean
}

/** Where words stand: the title of the page and the way there, or that they stand nowhere and whose they are. */
export function PageOf({ source: { url, page, saidOn }, words, business, linksSources }: PageOfProps) {
  if (saidOn) return ownWords(dates.format(new Date(saidOn)))
  if (isAddressOfText(url)) return <cite>{ownText}</cite>
  const address = webAddress(url)
  const short = address ? shortAddress(address) : url
  const title = page && excerpt(pageTitle(page, business), 70)
  return (
    <>
      <span className="unseen">{readFrom}</span>{' '}
      <cite className={styles.page}>
        <OutsideLink href={linksSources ? passageLink(url, words) : undefined}>{title || short}</OutsideLink>
      </cite>
      {title && <span className={styles.address}>{short}</span>}
    </>
  )
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
