import { listening } from '#content/listening.ts'
import { Evidence } from './evidence.tsx'
import { PageOf } from './page-of.tsx'
import { ReadAloud } from './read-aloud.tsx'
import { SaidLink } from './said-link.tsx'
import styles from './transcript.module.css'
import { type Sourced, sourcedLines, type Turn, type TurnNeighbours } from './turns.ts'

/** Hosts with what their words rest on; what is read aloud, with its page. */
export function ChapterText({ turn, ...around }: TurnNeighbours & { turn: Turn }) {
  return (
    <div className={styles.turn}>
      <p className={`small ${styles.by}`}>{turn.by}</p>
      <div>
        {turn.isRead && <ReadAloud turn={turn} {...around} />}
        {(turn.isRead ? [] : sourcedLines(turn)).map((line) => (
          <Line key={line[0].start} line={line} isOfProgramme={turn.isOfProgramme} {...around} />
        ))}
      </div>
    </div>
  )
}

type LineProps = TurnNeighbours & { line: Sourced; isOfProgramme: boolean }

/** Sentences that rest on the same words stand beside them once. */
function Line({ line, isOfProgramme, business, language, audio, linksSources }: LineProps) {
  const [{ evidence, vouchedBy }] = line
  const source = evidence[0]
  return (
    <div className={styles.line}>
      <div>
        {line.map((sentence) => (
          <p key={sentence.start} className={sentence.text.endsWith('?') ? styles.asked : undefined}>
            <SaidLink sentence={sentence} language={language} audio={audio} className={styles.said} />
          </p>
        ))}
      </div>
      {isOfProgramme && source && (
        <p className={`small quiet ${styles.place}`}>
          <PageOf source={source} words={source.passage} business={business} linksSources={linksSources} />
        </p>
      )}
      {!isOfProgramme && source && (
        <Evidence
          evidence={evidence}
          said={line.map(({ text }) => text).join(' ')}
          linksSources={linksSources}
        />
      )}
      {vouchedBy && (
        <p className={`small quiet ${styles.evidence}`}>{listening.transcript.vouched(vouchedBy)}</p>
      )}
    </div>
  )
}
