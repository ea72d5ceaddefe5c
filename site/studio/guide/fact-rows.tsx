import { Link } from 'react-router'
import { guideWords as words } from '#content/studio-guide.ts'
import type { Against } from '#domain/gate/against-site.ts'
import type { GuideFaults, TypedFact } from '#domain/typed-guide.ts'
import { guideLimits, needsDecision, standingOf } from '#domain/voice-guide.ts'
import { paths } from '#site/paths.ts'
import styles from './guide.module.css'
import { GuideTextField } from './guide-field.tsx'

const { facts } = words

export type FactRow = { typed: TypedFact; isOffered: boolean; isNew: boolean; against: readonly Against[] }
type FactRowsProps = { rows: readonly FactRow[]; faults: GuideFaults; today: string }

export const FactRows = ({ rows, faults, today }: FactRowsProps) => (
  <fieldset>
    <legend>{words.groups.facts}</legend>
    <p className="small quiet">{facts.lead}</p>
    {rows.map((row, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows are what the form sends, by their place
      <Fact key={at} at={at} row={row} fault={faults[`fact-${at}`]} today={today} />
    ))}
  </fieldset>
)

type FactProps = { at: number; row: FactRow; fault: GuideFaults[string] | undefined; today: string }

function Fact({ at, row, fault, today }: FactProps) {
  const { typed, isOffered, isNew, against } = row
  const name = (field: string) => `fact-${at}-${field}`
  const standing = isNew ? '' : facts.standings[standingIn(row)]
  return (
    <fieldset className={styles.fact}>
      <legend>{isNew ? facts.newOne(at + 1) : facts.number(at + 1)}</legend>
      {typed.request && <FromRequest typed={typed} isOffered={isOffered} />}
      <input type="hidden" name={name('request')} value={typed.request} />
      <GuideTextField name={name('text')} label={facts.text} fault={fault}>
        {(about) => (
          <textarea {...about} rows={2} maxLength={guideLimits.fact * 2} defaultValue={typed.text} />
        )}
      </GuideTextField>
      {(standing || against.length > 0) && (
        <div className={styles.against}>
          <Contradictions against={against} />
          {standing && (
            <p className="small">
              <strong>{standing}</strong>
            </p>
          )}
        </div>
      )}
      <div className={styles.row}>
        <GuideTextField name={name('by')} label={facts.by}>
          {(about) => <input {...about} defaultValue={typed.by} maxLength={guideLimits.by * 2} />}
        </GuideTextField>
        <GuideTextField name={name('on')} label={facts.on}>
          {(about) => <input {...about} type="date" max={today} defaultValue={typed.on} />}
        </GuideTextField>
        {!isNew && <Decision name={name('decision')} row={row} />}
      </div>
    </fieldset>
  )
}

const FromRequest = ({ typed, isOffered }: { typed: TypedFact; isOffered: boolean }) => (
  <p className="small">
    <Link to={paths.studioEpisode(typed.request)}>{facts.request}</Link> {isOffered && facts.offered}
  </p>
)

/** What the client and what the website say, one beside the other. */
const Contradictions = ({ against }: { against: readonly Against[] }) =>
  against.length > 0 && (
    <ul className="small">
      {against.map((each) => (
        <li key={facts.against(each)}>{facts.against(each)}</li>
      ))}
    </ul>
  )

const standingIn = ({ typed: { text, by, on, request, decision }, against }: FactRow) =>
  standingOf(
    { text, by, on, request, ...((decision === 'keep' || decision === 'leave-out') && { decision }) },
    against,
  )

const Decision = ({ name, row: { typed, against } }: { name: string; row: FactRow }) => (
  <GuideTextField name={name} label={facts.decision}>
    {(about) => (
      <select {...about} defaultValue={typed.decision}>
        <option value="">{facts.decisions[needsDecision(typed, against) ? 'undecided' : '']}</option>
        {needsDecision(typed, against) && <option value="keep">{facts.decisions.keep}</option>}
        <option value="leave-out">{facts.decisions['leave-out']}</option>
      </select>
    )}
  </GuideTextField>
)
