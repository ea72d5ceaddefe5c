import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { aim } from '#content/studio-aim.ts'
import { clientSide } from '#content/studio-client-side.ts'
import { desk } from '#content/studio-desk.ts'
import { writingWords } from '#content/studio-writing.ts'
import { turnAt } from '#domain/script-gate.ts'
import type { Desk } from '#operations/open-desk.ts'
import { webAddress } from '#site/listen/passage-link.ts'
import { paths } from '#site/paths.ts'
import { promiseOf } from '#site/studio/due.ts'
import { GuideLink } from '#site/studio/guide/guide-link.tsx'
import { KeysDialog } from '#site/studio/keys-dialog.tsx'
import { troubleInWords } from '#site/studio/trouble-in-words.ts'
import { clockOf, distanceInWords } from '#site/studio/when.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './desk-page.module.css'
import { SourceLink } from './evidence.tsx'

type HeadProps = { open: Desk; now: number; children: ReactNode }

/** Whose episode it is, how far it is, and by when it was promised. */
export function DeskHead({ open, now, children }: HeadProps) {
  const { trouble, script } = open
  return (
    <header className={styles.head}>
      <Crumbs open={open} />
      <Title open={open} />
      <State open={open} now={now}>
        {children}
      </State>
      {script?.written && (
        <p className="small">
          {writingWords.short[script.written.way]}
          {script.written.reason && `. ${writingWords.reason(script.written.reason)}`}
        </p>
      )}
      {trouble && <p className="small">{troubleInWords(trouble)}</p>}
    </header>
  )
}

function Crumbs({ open: { requestId, business, website, script } }: { open: Desk }) {
  return (
    <div className={`small ${styles.crumbs}`}>
      <p>
        <Link to={paths.studio()} id="to-board">
          {desk.board}
        </Link>{' '}
        / {business}
        {webAddress(website) && (
          <>
            {' · '}
            <SourceLink url={website} />
          </>
        )}
      </p>
      <nav aria-label={desk.about} className={styles.links}>
        <Link to={paths.studioAim(requestId)}>{aim.screen.link}</Link>
        {script && <Link to={paths.studioRead(requestId)}>{desk.passage.all}</Link>}
        <GuideLink website={website} />
        <Link to={paths.studioWritten(requestId)}>{writingWords.link}</Link>
      </nav>
    </div>
  )
}

function Title({ open: { requestId, business, script } }: { open: Desk }) {
  const keys = useRef<HTMLDialogElement>(null)
  return (
    <div className={styles.title}>
      {script && (
        <img
          className={styles.cover}
          src={paths.studioCover(requestId, script.draft.cover)}
          alt={desk.cover}
          width={96}
          height={96}
        />
      )}
      <h1>{script?.draft.title ?? business}</h1>
      <Button
        isSmall
        look="line"
        id="show-keys"
        className={styles.keys}
        onClick={() => keys.current?.showModal()}
      >
        {desk.keys.open}
      </Button>
      <KeysDialog dialog={keys} keys={desk.keys} />
    </div>
  )
}

function State({ open, now, children }: HeadProps) {
  const { state, requestedAt, approvedAt, approvedBy, client } = open
  const { shown, remarks } = client
  const isTheirs = state === 'with-client'
  const turns = shown ? [turnAt(shown), turnAt(shown.sound)] : []
  const wantsChanges = isTheirs && turns.includes('ours')
  // What they said of a script that they have approved since is settled.
  const isUndecided = { script: turns[0] === 'client', episode: turns[1] === 'client' }
  const said = remarks.filter(
    ({ what, hash }) => isUndecided[what] && hash === (what === 'script' ? shown?.hash : shown?.sound.hash),
  ).length
  const due = new Date(promiseOf(requestedAt.getTime()))
  return (
    <div className={styles.state}>
      <strong data-state={state}>{wantsChanges ? clientSide.wantsChanges : desk.states[state]}</strong>
      {isTheirs && !wantsChanges && said > 0 && <span>{clientSide.saidSoFar(said)}</span>}
      {state !== 'published' && (
        <span className="figures">{desk.due(clockOf(due), distanceInWords(due, new Date(now)))}</span>
      )}
      {approvedAt && (approvedBy || state === 'published') && (
        <span className="quiet">
          {approvedBy
            ? desk.approvedBy(approvedBy, clockOf(approvedAt))
            : desk.approvedByLine(clockOf(approvedAt))}
        </span>
      )}
      {children}
    </div>
  )
}
