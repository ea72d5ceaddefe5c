import { choiceInWords } from '#content/draft-choice.ts'
import { portalDraft as words } from '#content/portal-draft.ts'
import type { DraftDecision } from '#database/drafts.ts'
import type { ShowDraft } from '#domain/show-draft.ts'
import { Day } from '#site/portal/day.tsx'
import portal from '#site/portal/portal.module.css'
import styles from './draft.module.css'

type DecidedProps = { decision: DraftDecision; draft: ShowDraft }

/** Who has decided what, and what they have said. */
export function Decided({ decision, draft }: DecidedProps) {
  const { verdict, at, words: theirs, suggestion } = decision
  const took = choiceInWords(decision, draft)
  return (
    <div className={portal.said}>
      <p>
        {verdict === 'yes' ? words.decided.yes : words.decided.changes} {words.decided.by(decision)}{' '}
        {words.decided.on} <Day at={at} hasClock />
      </p>
      {took && (
        <p>
          {words.decided.took} {took}
        </p>
      )}
      {theirs && <p className={styles.typed}>{theirs}</p>}
      {suggestion && (
        <p className={styles.typed}>
          {words.decided.suggested} {suggestion}
        </p>
      )}
    </div>
  )
}
