import { listening } from '#content/listening.ts'
import { dataLabels, supportIn } from '#domain/support.ts'
import { isAddressOfText } from '#domain/website-name.ts'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import { MarkedText } from './marked-text.tsx'
import { passageLink, shortAddress, webAddress } from './passage-link.ts'
import styles from './transcript.module.css'
import type { TranscribedSentence } from './turns.ts'

const { transcript } = listening

type EvidenceProps = {
  evidence: TranscribedSentence['evidence']
  /** All that is said from it here. */
  said: string
  linksSources: boolean
}

/** What the website says itself, as far as it carries what is said, and the way there. */
export function Evidence({ evidence, said, linksSources }: EvidenceProps) {
  return (
    <div className={`small quiet ${styles.evidence}`}>
      {evidence.some(({ url, saidOn }) => !saidOn && !isAddressOfText(url)) && (
        <span className="unseen">{transcript.source}</span>
      )}
      {evidence.map(({ url, passage, saidOn }) =>
        saidOn ? (
          <p key={passage}>{transcript.ownWords(dates.format(new Date(saidOn)))}</p>
        ) : (
          <Source key={`${url} ${passage}`} {...{ url, passage, said, linksSources }} />
        ),
      )}
    </div>
  )
}

type SourceProps = { url: string; passage: string; said: string; linksSources: boolean }

function Source({ url, passage, said, linksSources }: SourceProps) {
  const address = webAddress(url)
  const labels = dataLabels(passage, said)
  const link = linksSources ? (labels ? address?.href : passageLink(url, passage)) : undefined
  const place = (
    <cite>
      <OutsideLink href={link}>
        {address ? shortAddress(address) : isAddressOfText(url) ? transcript.ownText : url}
      </OutsideLink>
    </cite>
  )
  if (labels)
    return (
      <p className={styles.data}>
        {transcript.fromData(labels)} {place}
      </p>
    )
  return (
    <blockquote>
      <MarkedText pieces={supportIn(passage, said)} /> {place}
    </blockquote>
  )
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
