import { writingWords as words } from '#content/studio-writing.ts'
import type { Undone } from '#domain/writing.ts'
import type { OpenWriting } from '#operations/open-writing.ts'
import { Doing } from './doing.tsx'
import styles from './writing.module.css'

/** Which way it went and why, and what goes on just now. */
export const WritingWay = ({ open: { written, progress, state } }: { open: OpenWriting }) => (
  <div className={styles.facts}>
    {progress && (
      <p>
        <strong>{words.now}:</strong> <Doing progress={progress} />
      </p>
    )}
    {written ? (
      <>
        <p>
          <strong>{words.ways[written.way]}</strong> {written.by !== 'programme' && words.by(written.by)}
        </p>
        {written.reason && <p>{words.reason(written.reason)}</p>}
        {written.grades && <Grades grades={written.grades} />}
        {written.undone && <UndoneOffers offers={written.undone} />}
        {written.prompts && <p className="small quiet">{words.prompts(written.prompts)}</p>}
      </>
    ) : (
      <p className="quiet">{state === 'writing' || state === 'at-work' ? words.notYet : words.before}</p>
    )}
  </div>
)

const UndoneOffers = ({ offers }: { offers: readonly Undone[] }) => (
  <ul>
    {offers.map(({ pass, text, reason }) => (
      <li key={`${pass} ${text} ${reason}`}>{words.undone(pass, text, reason)}</li>
    ))}
  </ul>
)

const Grades = ({ grades }: { grades: Readonly<Record<string, number>> }) => (
  <p>
    {words.grades}:{' '}
    {Object.entries(grades)
      .map(([name, grade]) => `${name} ${grade}`)
      .join(', ')}
  </p>
)
