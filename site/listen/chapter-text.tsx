import { listening } from '#content/listening.ts'
import { isAddressOfText } from '#domain/website-name.ts'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import { PageOf } from './page-of.tsx'
import { excerpt, passageLink, shortAddress, webAddress } from './passage-link.ts'
import { ReadAloud } from './read-aloud.tsx'
import { SaidLink } from './said-link.tsx'
import styles from './transcript.module.css'
import type { TranscribedSentence, Turn, TurnNeighbours } from './turns.ts'

/** Hosts with what their words rest on; what is read aloud, with its page. */
export function ChapterText({ turn, ...around }: TurnNeighbours & { turn: Turn }) {
  const { business, language, audio, linksSources } = around
  return (
    <div className={styles.turn}>
      <p className={`small ${styles.by}`}>{turn.by}</p>
      <div>
        {turn.isRead && <ReadAloud turn={turn} {...around} />}
        {(turn.isRead ? [] : turn.sentences).map((sentence) => (
          <div key={sentence.start} className={styles.line}>
            <p className={sentence.text.endsWith('?') ? styles.asked : undefined}>
              <SaidLink sentence={sentence} language={language} audio={audio} className={styles.said} />
            </p>
            {turn.isOfProgramme && sentence.evidence[0] && (
              <p className={`small quiet ${styles.place}`}>
                <PageOf
                  source={sentence.evidence[0]}
                  words={sentence.evidence[0].passage}
                  business={business}
                  linksSources={linksSources}
                />
              </p>
            )}
            {!turn.isOfProgramme && sentence.evidence.length > 0 && (
              <Evidence evidence={sentence.evidence} linksSources={linksSources} />
            )}
            {sentence.vouchedBy && (
              <p className={`small quiet ${styles.evidence}`}>
                {listening.transcript.vouched(sentence.vouchedBy)}
              </p>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** What the website says itself, and the way there. */
function Evidence({
  evidence,
  linksSources,
}: Pick<TranscribedSentence, 'evidence'> & { linksSources: boolean }) {
  return (
    <div className={`small quiet ${styles.evidence}`}>
      {evidence.some(({ url, saidOn }) => !saidOn && !isAddressOfText(url)) && (
        <span className="unseen">{listening.transcript.source}</span>
      )}
      {evidence.map(({ url, passage, saidOn }) => {
        if (saidOn)
          return <p key={passage}>{listening.transcript.ownWords(dates.format(new Date(saidOn)))}</p>
        const address = webAddress(url)
        return (
          <blockquote key={`${url} ${passage}`}>
            {excerpt(passage)}{' '}
            <cite>
              <OutsideLink href={linksSources ? passageLink(url, passage) : undefined}>
                {address ? shortAddress(address) : isAddressOfText(url) ? listening.transcript.ownText : url}
              </OutsideLink>
            </cite>
          </blockquote>
        )
      })}
    </div>
  )
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
