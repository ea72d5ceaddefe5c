import { Form } from 'react-router'
import { choiceInWords } from '#content/draft-choice.ts'
import { portalDraft } from '#content/portal-draft.ts'
import { studioDraft as words } from '#content/studio-draft.ts'
import { Moment } from '#site/studio/moment.tsx'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'
import type { DraftInStudio } from './draft-page.tsx'
import styles from './drafts.module.css'

const mostShown = 40

/** What the client has said of each part, the newest first; their own wording is taken over with one press. */
export function Decisions({ open: { decisions, offered, now } }: { open: DraftInStudio }) {
  const standing = new Set(offered?.parts.map(({ hash }) => hash))
  return (
    <section className={screen.part} aria-labelledby="decisions">
      <h2 id="decisions">{words.decisions}</h2>
      {decisions.length === 0 && <p className="quiet">{words.noDecisions}</p>}
      <ul className={styles.decisions} hidden={decisions.length === 0}>
        {decisions.slice(0, mostShown).map((decision) => (
          <li key={decision.id}>
            <OneDecision decision={decision} draft={offered?.draft} now={now} />
            {!standing.has(decision.hash) && <span className="small quiet">{words.isOfBefore}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

type OneProps = {
  decision: DraftInStudio['decisions'][number]
  draft: NonNullable<DraftInStudio['offered']>['draft'] | undefined
  now: Date
}

function OneDecision({ decision, draft, now }: OneProps) {
  const { part, title, verdict, version } = decision
  const took = draft && choiceInWords(decision, draft)
  return (
    <>
      <strong>
        {words.parts[part]}
        {title && `: ${title}`}
      </strong>
      <span>
        {verdict === 'yes' ? portalDraft.decided.yes : portalDraft.decided.changes}{' '}
        {portalDraft.decided.by(decision)}, {words.inVersion(version)}, <Moment at={decision.at} now={now} />
      </span>
      {took && (
        <span>
          {portalDraft.decided.took} {took}
        </span>
      )}
      {decision.words && <p className={styles.typed}>{decision.words}</p>}
      {decision.suggestion && <Suggestion decision={decision} />}
    </>
  )
}

const Suggestion = ({ decision: { id, suggestion } }: Pick<OneProps, 'decision'>) => (
  <Form method="post">
    <p className={styles.typed}>
      {portalDraft.decided.suggested} {suggestion}
    </p>
    <input type="hidden" name="decision" value={id} />
    <Button type="submit" name="intent" value="take-over" look="line" isSmall>
      {words.takeOver}
      <span className="unseen">: {suggestion.slice(0, 80)}</span>
    </Button>
  </Form>
)
