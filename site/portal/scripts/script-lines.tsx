import { isHost } from '#domain/script.ts'
import type { Gate } from '#domain/script-gate.ts'
import type { ReadLine } from '#operations/portal/offer-lines.ts'
import { InlineScript } from '#site/inline-script.tsx'
import followAlong from '#site/listen/follow-along.ts?inline'
import type { Read } from './open-offer.ts'
import { searchOf } from './parts.tsx'
import { RemarkForm } from './remark-form.tsx'
import { RestsOn } from './rests-on.tsx'
import styles from './scripts.module.css'
import type { wordsOf } from './words.ts'

/** Of one sentence. */
const mostShown = 5

type LinesProps = {
  script: NonNullable<Read['script']>
  isFirst: boolean
  hash: string
  /** The sentence of which somebody says something just now. */
  saying: string | undefined
  mayRemark: boolean
  typed: string
  part: number
  words: (typeof wordsOf)[Gate]
  clientId: string
  /** What is pressed plays in it. */
  audio: string | undefined
}

/** Every line as it will be spoken, who speaks it, and below it what it rests on. */
export function ScriptLines({ script, isFirst, ...rest }: LinesProps) {
  return (
    <>
      {isFirst && (
        <section aria-labelledby="about">
          <h2 id="about">{rest.words.about}</h2>
          <p lang={script.language}>{script.summary.join(' ')}</p>
        </section>
      )}
      <ol data-transcript className={styles.lines} start={(script.lines[0]?.place ?? 0) + 1}>
        {script.lines.map((line) => (
          <Line key={line.id} line={line} language={script.language} {...rest} />
        ))}
      </ol>
      {rest.audio && <InlineScript type="module" code={followAlong} />}
    </>
  )
}

type LineProps = Omit<LinesProps, 'script' | 'isFirst'> & { line: ReadLine; language: string }

function Line({ line, language, hash, saying, mayRemark, typed, part, words, clientId, audio }: LineProps) {
  const { id, place, chapter, speaker, text, evidence, vouchedBy, isUnsupported, remarks } = line
  const isSaying = saying === id
  return (
    <li id={id} className={styles.line}>
      {chapter && (
        <h2 lang={language} className={styles.chapter}>
          {chapter}
        </h2>
      )}
      <p className="small quiet">{words.speakers[speaker]}</p>
      <p lang={language}>
        <Said line={line} audio={audio} />
      </p>
      <RestsOn {...{ evidence, language, clientId }} said={text} isQuoted={isHost(speaker)} />
      {isUnsupported && <p className="small">{words.unsupported}</p>}
      {vouchedBy && <p className="small quiet">{words.vouched(vouchedBy)}</p>}
      {remarks.length > mostShown && (
        <p className="small quiet">{words.remark.earlier(remarks.length - mostShown)}</p>
      )}
      {remarks.slice(-mostShown).map((remark) => (
        <div key={`${remark.at.toISOString()} ${remark.text}`} className={styles.remark}>
          <p className="small quiet">{words.remark.by(remark.who)}:</p>
          <p className={styles.typed}>{remark.text}</p>
        </div>
      ))}
      {isSaying && <RemarkForm sentence={id} {...{ hash, typed, part }} words={words.remark} />}
      {mayRemark && !isSaying && (
        <p className="small">
          <a className={styles.press} href={`${searchOf(part, hash, `say=${id}`)}#${id}`}>
            {words.remark.link}
            <span className="unseen"> ({place + 1})</span>
          </a>
        </p>
      )}
    </li>
  )
}

/** Of what can be heard a sentence is a link to its moment: the script plays it there, and without it the browser does. */
function Said({ line: { text, heard }, audio }: { line: ReadLine; audio: string | undefined }) {
  if (!audio || !heard) return text
  const second = Math.round(heard.start * 1000) / 1000
  return (
    <a className={styles.heard} href={`${audio}#t=${second}`} data-start={second}>
      {text}
    </a>
  )
}
