import { Form } from 'react-router'
import { arrivalWords as words } from '#content/arrivals.ts'
import { Moment } from '#site/studio/moment.tsx'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'
import type { ShownArrival } from './arrival-found.tsx'

type Props = { arrival: ShownArrival; now: Date }

/** Where it stands, and what can be done now. */
export function ArrivalSteps({ arrival, now }: Props) {
  const { found, total, state, stateAt, counts } = arrival
  const isIn = state === 'moving' || state === 'moved'
  return (
    <section className={screen.part} aria-labelledby="state">
      <h2 id="state">{isIn ? found.title : words.found(found.title, total)}</h2>
      <p>
        {words.states[state]} <Moment at={stateAt} now={now} />
      </p>
      {state !== 'read' && total > 0 && <p>{words.counts(counts.here, counts.owed, counts.lost)}</p>}
      {state === 'read' && found.isLocked && <p className={screen.said}>{words.locked}</p>}
      {state === 'read' && <Whose arrival={arrival} now={now} />}
      <Form method="post" className={screen.row}>
        {state === 'read' && arrival.proof && <Press intent="begin" label={words.begin} />}
        {(state === 'here' || isIn) && counts.here > 0 && <Press intent="take-in" label={words.takeIn} />}
        {(state === 'here' || isIn) && counts.lost > 0 && (
          <Press intent="fetch-lost" label={words.fetchLost} />
        )}
        {isIn && <Press intent="fetch-newer" label={words.fetchNewer} />}
        {!isIn && <Press intent="give-up" label={words.giveUp} />}
      </Form>
    </section>
  )
}

const Press = ({ intent, label }: { intent: string; label: string }) => (
  <Button type="submit" look="line" isSmall name="intent" value={intent}>
    {label}
  </Button>
)

/** Two ways to prove it: a code from its owner's mailbox, or a word that only its owner can write. */
function Whose({ arrival: { proof, ownerEmail, codeUntil, word }, now }: Props) {
  if (proof) return <p>{words.proofs[proof]}</p>
  return (
    <>
      <h3>{words.proof}</h3>
      {ownerEmail && (
        <Form method="post" className={screen.row}>
          <Press intent="ask-owner" label={words.askOwner(ownerEmail)} />
        </Form>
      )}
      {codeUntil && codeUntil > now && (
        <Form method="post" className={screen.part}>
          <p>{words.asked}</p>
          <label className={screen.label}>
            {words.code}
            <input className={screen.input} name="code" inputMode="numeric" autoComplete="off" />
          </label>
          <p>
            <Press intent="enter-code" label={words.enterCode} />
          </p>
        </Form>
      )}
      <p>{words.word}</p>
      <p>
        <code>{word}</code>
      </p>
      <Form method="post" className={screen.row}>
        <Press intent="look" label={words.lookForWord} />
      </Form>
    </>
  )
}
