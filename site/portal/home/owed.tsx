import { holdUpToThem, holdUpWords } from '#content/hold-ups.ts'
import { portal as words } from '#content/portal.ts'
import { portalDraft as draftWords } from '#content/portal-draft.ts'
import { allQuestions, questionnaire, questionParts } from '#content/questionnaire.ts'
import type { HoldUp } from '#domain/hold-ups.ts'
import { type Membership, memberMay } from '#domain/member.ts'
import { pathOfHoldUp } from '#site/path-of-hold-up.ts'
import { paths } from '#site/paths.ts'
import { Day } from '#site/portal/day.tsx'
import styles from '#site/portal/portal.module.css'
import { ButtonLink } from '#site/ui/button.tsx'
import { isSomethingWaiting, Waiting } from './episodes.tsx'
import type { Home } from './home-page.tsx'

/** What waits for the client, in the order in which it holds us up. */
export function Needed({ home, member }: { home: Home; member: Membership }) {
  const { promises, shows } = home
  const { clientId } = member
  const mayDecide = memberMay(member, 'decide')
  const open = shows.filter(({ answered }) => answered < allQuestions.length)
  const drafts = shows.flatMap(({ id, draft }) => (draft && draft.open > 0 ? [{ id, draft }] : []))
  const held = home.heldUp.filter(({ what }) => !isSaidBelow(what))
  const wantsCall = promises.some(({ dueAt, isKept }) => !dueAt && !isKept)
  return (
    <section className={styles.part} aria-labelledby="needed">
      <h2 id="needed">{words.parts.needed}</h2>
      <Waiting home={home} clientId={clientId} mayDecide={mayDecide} />
      <Held held={held} clientId={clientId} />
      {drafts.map(({ id, draft }) => (
        <p key={id}>
          <strong>{draftWords[mayDecide ? 'waits' : 'waitsForOthers'](draft.open, draft.parts)}</strong>:{' '}
          <a href={paths.portalDraft(clientId, id)}>{draftWords.toDraft}</a>
        </p>
      ))}
      {open.map(({ id, answered }) => (
        <p key={id}>
          <a href={paths.portalQuestions(clientId, id, questionParts[0])}>{questionnaire.heading}</a>:{' '}
          {questionnaire.progress(answered)}
        </p>
      ))}
      {wantsCall && (
        <>
          <p>{words.noCall}</p>
          <ButtonLink href={paths.contact()}>{words.book}</ButtonLink>
        </>
      )}
      {!wantsCall && open.length + drafts.length + held.length === 0 && !isSomethingWaiting(home) && (
        <p className="quiet">{words.nothingNeeded}</p>
      )}
    </section>
  )
}

const Held = ({ held, clientId }: { held: Home['heldUp']; clientId: string }) =>
  held.map(({ showId, what, left }) => (
    <p key={`${showId} ${what}`}>
      <strong>{holdUpToThem({ what, left })}</strong>{' '}
      {what !== 'nobody' && <a href={pathOfHoldUp(what, clientId, showId)}>{holdUpWords.links[what]}</a>}
    </p>
  ))

/** Here with how much of it is left, and of a plan that nobody knows the calendar speaks. */
const isSaidBelow = (what: HoldUp) => what === 'questions' || what === 'draft' || what === 'plan'

/** What was promised with a purchase, and until when: a promise that is late says so. */
export function Owed({ home: { promises, now } }: { home: Home }) {
  return (
    <section className={styles.part} aria-labelledby="owed">
      <h2 id="owed">{words.parts.owed}</h2>
      {promises.length === 0 && <p className="quiet">{words.nothingOwed}</p>}
      <ul className={styles.things}>
        {promises.map(({ of, promised, dueAt, isKept }) => {
          const isLate = !isKept && dueAt !== undefined && dueAt < now
          return (
            <li key={`${of} ${promised}`} className={`${styles.thing} ${isLate ? styles.late : ''}`}>
              <strong>{words.promised[promised]}</strong>
              <span>
                {isKept ? words.kept : dueAt ? words.due : words.afterCall}{' '}
                {!isKept && dueAt && <Day at={dueAt} />}
              </span>
              {isLate && <span>{words.late}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
