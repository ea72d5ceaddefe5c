import { minute as words } from '#content/minute.ts'
import { ownAnswerId, ownHoursId } from '#domain/own-words.ts'
import type { TypedWishes } from '#domain/wishes.ts'
import type { OfferedExcerpt } from '#production/writer/offered.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Corrections } from './corrections.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { HostLines } from './host-lines.tsx'
import styles from './minute.module.css'
import { OneOf } from './one-of.tsx'
import type { MinuteFormState as Form, MinuteView } from './open-view.ts'
import { OtherExcerpts } from './other-excerpts.tsx'
import { OwnWords } from './own-words.tsx'
import { ExcerptRows } from './rows.tsx'

type MinuteFormProps = { view: MinuteView; form: Form }

/** In the order in which it is heard; what is not there to choose is left out. */
export function MinuteForm({ view: { token, state }, form }: MinuteFormProps) {
  const { draft, offered, faults, pageFault } = form
  const { typed } = draft
  const excerptOf = new Map([...offered.excerpts, ...ownRows(typed)].map((each) => [each.key, each]))
  const shared = { excerptOf, notHeard: offered.notHeard, focus: form.focus }
  const { opening, who, thread, reviews, step } = words.heard
  return (
    <form method="post" action={paths.minute(token)} className={styles.form} noValidate>
      {/* Enter in a field shows the page again and costs nothing. */}
      <button type="submit" name="do" value="look" className="unseen" tabIndex={-1} aria-hidden="true">
        {words.others.take}
      </button>
      <FaultSummary faults={faults} pageFault={pageFault} />
      {state === 'thin' && <OwnWords typed={typed} faults={faults} />}
      <OneOf {...shared} name="opening" words={opening} keys={offered.fit.opening} chosen={draft.opening} />
      <OneOf {...shared} name="who" words={who} keys={offered.fit.who} chosen={draft.who} />
      <HostLines lines={offered.hostLines} silent={draft.silent} />
      <ExcerptRows {...shared} shown="row" ticked="thread" words={thread} rows={draft.rows} />
      {draft.reviews.length > 0 && (
        <ExcerptRows {...shared} shown="review-row" ticked="reviews" words={reviews} rows={draft.reviews} />
      )}
      <OneOf {...shared} name="step" words={step} keys={offered.fit.step} chosen={draft.step} />
      <OtherExcerpts offered={offered} draft={draft} />
      {state !== 'thin' && <OwnWords typed={typed} faults={faults} />}
      <Corrections typed={typed} faults={faults} facts={offered.facts} />
      <div className={styles.press}>
        <Button type="submit" name="do" value="make">
          {state === 'thin' ? words.pressThin : words.press}
        </Button>
        <p className="small quiet">{words.privacy}</p>
      </div>
    </form>
  )
}

/** What they say themselves, where it is heard. */
const ownRows = (typed: TypedWishes): OfferedExcerpt[] =>
  (
    [
      [ownAnswerId(0), typed.question1, typed.answer1],
      [ownAnswerId(1), typed.question2, typed.answer2],
      [ownAnswerId(2), typed.question3, typed.answer3],
      [ownHoursId, words.correct.hours, typed.hours],
    ] as const
  ).map(([key, question, text]) => ({ key, kind: 'answer', url: '', text, question }))
