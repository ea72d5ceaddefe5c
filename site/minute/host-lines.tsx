import { minute as words } from '#content/minute.ts'
import { hostLines } from '#domain/wishes.ts'
import type { Offered } from '#production/writer/offered.ts'
import styles from './minute.module.css'
import type { MinuteDraft } from './minute-draft.ts'

type HostLinesProps = { lines: Offered['hostLines']; silent: MinuteDraft['silent'] }

/** What hosts say of the website besides; it can be left out. */
export function HostLines({ lines, silent }: HostLinesProps) {
  const said = hostLines.flatMap((line) => (lines[line] ? [{ line, text: lines[line] }] : []))
  if (said.length === 0) return null
  return (
    <fieldset className={styles.part}>
      <legend>{words.hosts.title}</legend>
      <p className="quiet">{words.hosts.text}</p>
      <ul className={styles.rows}>
        {said.map(({ line, text }) => (
          <li key={line} className={styles.row}>
            <input type="hidden" name="said" value={line} />
            <input
              type="checkbox"
              id={`say-${line}`}
              name="say"
              value={line}
              defaultChecked={!silent.includes(line)}
            />
            <label htmlFor={`say-${line}`}>
              <span className={styles.text}>{text}</span>
              <span className="small quiet">{words.hosts[line]}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
