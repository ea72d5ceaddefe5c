import { Link } from 'react-router'
import { guideWords as words } from '#content/studio-guide.ts'
import type { OpenGuide } from '#operations/voice-guide.ts'
import { paths } from '#site/paths.ts'
import { clockOf } from '#site/studio/when.ts'
import styles from './guide.module.css'

/** What nobody edits here: notes of single episodes, what was told, and who has changed the guide when. */
export const KnownParts = ({ open }: { open: OpenGuide }) => (
  <>
    <section className={styles.known} aria-labelledby="notes">
      <h2 id="notes">{words.groups.notes}</h2>
      {open.notes.length === 0 && <p className="small quiet">{words.noNotes}</p>}
      <ul className="small">
        {open.notes.map(({ requestId, text, on }) => (
          <li key={requestId}>
            <Link to={paths.studioAim(requestId)}>{words.noted(on)}</Link> {text}
          </li>
        ))}
      </ul>
    </section>
    <Told told={open.told} />
    {open.versions.length > 0 && (
      <section className={styles.known} aria-labelledby="versions">
        <h2 id="versions">{words.groups.versions}</h2>
        <ul className="small">
          {open.versions.map(({ number, by, at }) => (
            <li key={number}>{words.version(number, by, clockOf(at))}</li>
          ))}
        </ul>
      </section>
    )}
  </>
)

const Told = ({ told }: Pick<OpenGuide, 'told'>) => (
  <section className={styles.known} aria-labelledby="told">
    <h2 id="told">{words.groups.told}</h2>
    {told.length === 0 && <p className="small quiet">{words.noTold}</p>}
    <ul className="small">
      {told.map(({ title, on, opening, ending }) => (
        <li key={`${on} ${title} ${opening}`}>
          {words.told(title, on)}: {words.opening} “{opening}”, {words.ending} “{ending}”
        </li>
      ))}
    </ul>
  </section>
)
