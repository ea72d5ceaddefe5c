import { type Gate, mostRemark, turnAt } from '#domain/script-gate.ts'
import { Day } from '#site/portal/day.tsx'
import portal from '#site/portal/portal.module.css'
import { Button } from '#site/ui/button.tsx'
import type { Read } from './open-offer.ts'
import styles from './scripts.module.css'
import type { wordsOf } from './words.ts'

type Words = Pick<(typeof wordsOf)[Gate], 'decide' | 'state'>

type DecisionProps = { read: Read; hash: string; words: Words; isOpen: boolean; typed: string }

/** Where the script stands, and the two presses that change it: both mean the words on this page. */
export function Decision({ read, hash, words, isOpen, typed }: DecisionProps) {
  const { offered, script, decision } = read
  const { state } = words
  return (
    <section className={portal.part} aria-labelledby="decision">
      <h2 id="decision">{words.decide.heading}</h2>
      {!script && <p>{read.hasEnded ? state.ended : state.beingWritten}</p>}
      {script && !decision && turnAt(offered) === 'client' && offered.offeredAt && (
        <p>
          {state.waits} <Day at={offered.offeredAt} hasClock />
        </p>
      )}
      {decision && <Decided decision={decision} state={state} />}
      {isOpen && !decision && <Presses hash={hash} words={words.decide} typed={typed} />}
    </section>
  )
}

type PressesProps = { hash: string; words: Words['decide']; typed: string }

function Presses({ hash, words, typed }: PressesProps) {
  const seen = <input type="hidden" name="hash" value={hash} />
  return (
    <>
      <form method="post">
        {seen}
        <p className="small quiet">{words.approveText}</p>
        <Button type="submit" name="intent" value="approve">
          {words.approve}
        </Button>
      </form>
      <form method="post" className={styles.form}>
        {seen}
        <label htmlFor="words" className={portal.label}>
          {words.words}
        </label>
        <p id="words-hint" className="small quiet">
          {words.wordsHint}
        </p>
        <textarea
          id="words"
          name="text"
          rows={4}
          maxLength={mostRemark}
          aria-describedby="words-hint"
          defaultValue={typed}
          className={styles.field}
        />
        <Button type="submit" name="intent" value="changes" look="line">
          {words.changes}
        </Button>
      </form>
    </>
  )
}

type DecidedProps = { decision: NonNullable<Read['decision']>; state: Words['state'] }

function Decided({ decision, state }: DecidedProps) {
  const { verdict, at, words: theirs } = decision
  return (
    <>
      <p>
        {verdict === 'yes' ? state.recorded : state.changed} {state.by(decision)} {state.on}{' '}
        <Day at={at} hasClock />
      </p>
      {theirs && (
        <div className={styles.remark}>
          <p className="small quiet">{state.theirWords}</p>
          <p className={styles.typed}>{theirs}</p>
        </div>
      )}
    </>
  )
}
