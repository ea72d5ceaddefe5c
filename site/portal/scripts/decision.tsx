import { portalScripts } from '#content/portal-scripts.ts'
import { mostRemark, turnAt } from '#domain/script-gate.ts'
import { Day } from '#site/portal/day.tsx'
import portal from '#site/portal/portal.module.css'
import { Button } from '#site/ui/button.tsx'
import type { Read } from './script-page.tsx'
import styles from './scripts.module.css'

const { decide: words, state } = portalScripts

type DecisionProps = { read: Read; isOpen: boolean; typed: string }

/** Where the script stands, and the two presses that change it: both mean the words on this page. */
export function Decision({ read, isOpen, typed }: DecisionProps) {
  const { shown, script, decision } = read
  return (
    <section className={portal.part} aria-labelledby="decision">
      <h2 id="decision">{words.heading}</h2>
      {!script && <p>{state.beingWritten}</p>}
      {script && !decision && turnAt(shown) === 'client' && shown.offeredAt && (
        <p>
          {state.waits} <Day at={shown.offeredAt} hasClock />
        </p>
      )}
      {decision && <Decided decision={decision} />}
      {isOpen && !decision && <Presses hash={shown.hash ?? ''} typed={typed} />}
    </section>
  )
}

function Presses({ hash, typed }: { hash: string; typed: string }) {
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

function Decided({ decision: { verdict, by, who, at, words: theirs } }: { decision: Made }) {
  return (
    <>
      <p>
        {verdict === 'yes' ? state.recorded : state.changed}{' '}
        {by === 'operator' ? state.forYou(who) : state.by(who)} {state.on} <Day at={at} hasClock />
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

type Made = NonNullable<Read['decision']>
