import { listening } from '#content/listening.ts'
import { isAddressOfText } from '#domain/website-name.ts'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import { excerpt, passageLink, shortAddress, webAddress } from './passage-link.ts'
import styles from './transcript.module.css'
import type { ToldSentence, Turn } from './turns.ts'

type ChapterTextProps = { turn: Turn; audio: string; linksSources: boolean }

/** A sentence is a link to its moment: the script seeks there, and without it the browser plays the file from there. */
export function ChapterText({ turn, audio, linksSources }: ChapterTextProps) {
  return (
    <div className={styles.turn}>
      <p className={`small ${styles.by}`}>{turn.by}</p>
      <div>
        {turn.sentences.map((sentence) => (
          <div key={sentence.start} className={styles.line}>
            <p>
              <a
                className={styles.said}
                href={`${audio}#t=${seconds(sentence.start)}`}
                data-start={seconds(sentence.start)}
              >
                {sentence.text}
              </a>
            </p>
            {sentence.evidence.length > 0 && (
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
function Evidence({ evidence, linksSources }: Pick<ToldSentence, 'evidence'> & { linksSources: boolean }) {
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
const seconds = (exact: number) => Math.round(exact * 1000) / 1000
