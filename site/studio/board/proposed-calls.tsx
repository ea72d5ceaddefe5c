import { Form } from 'react-router'
import { callsOnBoard as words } from '#content/proposing.ts'
import type { OpenCall } from '#database/proposed-calls.ts'
import { websiteName } from '#domain/website-name.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './proposed-calls.module.css'

/** Who waits to be called back, with the times in the visitor's own zone. */
export function ProposedCalls({ calls }: { calls: readonly OpenCall[] }) {
  if (calls.length === 0) return null
  return (
    <section className={styles.calls} aria-labelledby="proposed-calls">
      <h2 id="proposed-calls">{words.title(calls.length)}</h2>
      <ul>
        {calls.map(({ id, name, email, website, note, times, zone }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>, {websiteName(website)}, <a href={`mailto:${email}`}>{email}</a>
              {note && <span className={`quiet ${styles.note}`}>{note}</span>}
            </p>
            <p className="figures">
              {times.map((time) => timeIn(zone, new Date(time))).join(' · ')}{' '}
              <span className="quiet">{zone.replaceAll('_', ' ')}</span>
            </p>
            <Form method="post">
              <input type="hidden" name="call" value={id} />
              <input type="hidden" name="business" value={name} />
              <Button type="submit" look="line" isSmall name="deed" value="answer-call">
                {words.answered}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

const timeIn = (timeZone: string, time: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'short', day: 'numeric', month: 'short' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).format(time)
