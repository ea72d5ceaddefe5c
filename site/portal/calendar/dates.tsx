import { portalCalendar as words } from '#content/portal-calendar.ts'
import styles from '#site/portal/portal.module.css'
import { Button } from '#site/ui/button.tsx'
import type { Calendars } from './calendar-page.tsx'

type Show = Calendars[number]
type DatesProps = { show: Show; now: Date; mayChange: boolean }

const mostBefore = 20
const dayOn = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })

/** On the clock of whoever reads them. */
export function Dates({ show, now, mayChange }: DatesProps) {
  const { id, rhythm, slots, notBegun, changed } = show
  if (!rhythm) return <p className="quiet">{words.noRhythm}</p>
  const ahead = slots.filter(({ at }) => at > now)
  const before = slots.filter(({ at }) => at <= now).slice(-mostBefore)
  return (
    <>
      {changed && (
        <p className="small quiet">
          {words.rhythm.by(changed.by ?? words.somebody, dayOn(rhythm.zone).format(changed.at))}
        </p>
      )}
      {notBegun && <p className={styles.said}>{words.notBegun[notBegun]}</p>}
      {ahead.length === 0 && <p className="quiet">{words.noDates}</p>}
      <ul className={styles.things}>
        {ahead.map((slot) => (
          <li key={slot.key} className={styles.thing}>
            <OneDate slot={slot} zone={rhythm.zone} />
            {mayChange && <LeaveOut show={id} slot={slot} />}
          </li>
        ))}
      </ul>
      {before.length > 0 && (
        <details>
          <summary>{words.earlier}</summary>
          <ul className={styles.things}>
            {before.map((slot) => (
              <li key={slot.key} className={styles.thing}>
                <OneDate slot={slot} zone={rhythm.zone} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function OneDate({
  slot: { at, state, why, requestId, title, topic, changed, notHeard },
  zone,
}: {
  slot: Show['slots'][number]
  zone: string
}) {
  const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  const who = changed && (changed.by ?? words.somebody)
  const kept = notHeard ? words.notHeard[notHeard] : words.states[state]
  const said = state === 'skipped' && who ? words.skippedBy(who) : kept
  const free = topic ? words.topics.planned(topic) : words.free
  const episode = title ?? (requestId ? words.untitled : state === 'open' ? free : undefined)
  return (
    <>
      <strong>
        <time dateTime={at.toISOString()}>{clock.format(at)}</time>
      </strong>
      <span className="small quiet">
        {said}
        {why && `: ${words.why[why]}`}
        {episode && `, ${episode}`}
        {state === 'open' && who && `, ${words.takenBackBy(who)}`}
      </span>
    </>
  )
}

/** Until the day has come. */
function LeaveOut({ show, slot: { key, state } }: { show: string; slot: Show['slots'][number] }) {
  if (state !== 'open' && state !== 'skipped') return null
  const isOpen = state === 'open'
  return (
    <form method="post">
      <input type="hidden" name="show" value={show} />
      <input type="hidden" name="key" value={key} />
      <Button type="submit" name="intent" value={isOpen ? 'skip' : 'take'} isSmall look="line">
        {isOpen ? words.skip : words.take}
        <span className="unseen"> ({key})</span>
      </Button>
    </form>
  )
}
