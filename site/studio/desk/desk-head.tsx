import { useRef } from 'react'
import { Link } from 'react-router'
import { aim } from '#content/studio-aim.ts'
import { desk } from '#content/studio-desk.ts'
import { writingWords } from '#content/studio-writing.ts'
import type { Desk } from '#operations/open-desk.ts'
import { paths } from '#site/paths.ts'
import { promiseOf } from '#site/studio/due.ts'
import { GuideLink } from '#site/studio/guide/guide-link.tsx'
import { KeysDialog } from '#site/studio/keys-dialog.tsx'
import { clockOf, distanceInWords } from '#site/studio/when.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './desk-page.module.css'
import { SourceLink } from './evidence.tsx'

/** Whose episode it is, how far it is, and by when it was promised. */
export function DeskHead({ open, now }: { open: Desk; now: number }) {
  const { requestId, business, website, state, trouble, requestedAt, approvedAt, approvedBy, script } = open
  const keys = useRef<HTMLDialogElement>(null)
  const due = new Date(promiseOf(requestedAt.getTime()))
  return (
    <header className={styles.head}>
      <p className="small">
        <Link to={paths.studio()}>{desk.board}</Link> / {business} · <SourceLink url={website} /> ·{' '}
        <Link to={paths.studioAim(requestId)}>{aim.screen.link}</Link>
        <GuideLink website={website} before=" · " /> ·{' '}
        <Link to={paths.studioWritten(requestId)}>{writingWords.link}</Link>
      </p>
      <div className={styles.title}>
        <h1>{script?.draft.title ?? business}</h1>
        <Button isSmall look="line" id="show-keys" onClick={() => keys.current?.showModal()}>
          {desk.keys.open}
        </Button>
        <KeysDialog dialog={keys} keys={desk.keys} />
      </div>
      <p className={styles.state}>
        <strong data-state={state}>{desk.states[state]}</strong>
        {state !== 'published' && (
          <span className="figures">{desk.due(clockOf(due), distanceInWords(due, new Date(now)))}</span>
        )}
        {approvedAt && (
          <span className="quiet">
            {approvedBy
              ? desk.approvedBy(approvedBy, clockOf(approvedAt))
              : desk.approvedByLine(clockOf(approvedAt))}
          </span>
        )}
      </p>
      {script?.written && (
        <p className="small">
          {writingWords.short[script.written.way]}
          {script.written.reason && `. ${writingWords.reason(script.written.reason)}`}
        </p>
      )}
      {trouble && <p className="small">{trouble}</p>}
    </header>
  )
}
