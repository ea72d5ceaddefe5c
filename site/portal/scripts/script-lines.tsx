import { portalScripts as words } from '#content/portal-scripts.ts'
import { isHost } from '#domain/script.ts'
import type { ReadLine } from '#operations/portal/read-script.ts'
import { searchOf } from './parts.tsx'
import { RemarkForm } from './remark-form.tsx'
import { RestsOn } from './rests-on.tsx'
import type { Read } from './script-page.tsx'
import styles from './scripts.module.css'

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
}

/** Every line as it will be spoken, who speaks it, and below it what it rests on. */
export function ScriptLines({ script, isFirst, ...rest }: LinesProps) {
  return (
    <>
      {isFirst && (
        <section aria-labelledby="about">
          <h2 id="about">{words.about}</h2>
          <p lang={script.language}>{script.summary.join(' ')}</p>
        </section>
      )}
      <ol className={styles.lines} start={(script.lines[0]?.place ?? 0) + 1}>
        {script.lines.map((line) => (
          <Line key={line.id} line={line} language={script.language} {...rest} />
        ))}
      </ol>
    </>
  )
}

type LineProps = Omit<LinesProps, 'script' | 'isFirst'> & { line: ReadLine; language: string }

function Line({ line, language, hash, saying, mayRemark, typed, part }: LineProps) {
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
      <p lang={language}>{text}</p>
      <RestsOn evidence={evidence} said={text} isQuoted={isHost(speaker)} language={language} />
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
      {isSaying && <RemarkForm sentence={id} hash={hash} typed={typed} part={part} />}
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
