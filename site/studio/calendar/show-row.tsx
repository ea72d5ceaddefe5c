import { Form, Link } from 'react-router'
import { studioCalendar as words } from '#content/studio-calendar.ts'
import type { showCalendars } from '#operations/clients/show-calendars.ts'
import { paths } from '#site/paths.ts'
import { Moment } from '#site/studio/moment.tsx'
import { Button } from '#site/ui/button.tsx'
import styles from './calendar.module.css'
import { Standstill } from './standstill.tsx'

type Show = Awaited<ReturnType<typeof showCalendars>>['shows'][number]
type Line = Show['lines'][number]

/** A show: whose it is, its dates with what stands of each, and what keeps it from going on. */
export function ShowRow({ show, now }: { show: Show; now: Date }) {
  const { clientId, client, title, lines } = show
  return (
    <tr>
      <th scope="row">
        <Link to={paths.studioClient(clientId)}>{client || words.unnamed}</Link>
        {title && <div className="small quiet">{title}</div>}
        <div className={`small ${styles.topics}`}>
          <Link to={paths.studioMaterial(show.id)}>{words.topics}</Link>
        </div>
      </th>
      <td>
        {lines.length === 0 && <span className="quiet">{words.noDates}</span>}
        <ul className={styles.dates} hidden={lines.length === 0}>
          {lines.map((line) => (
            <li key={line.key}>
              <OneLine line={line} now={now} />
            </li>
          ))}
        </ul>
      </td>
      <td>
        <Standstill show={show} />
      </td>
    </tr>
  )
}

function OneLine({ line: { at, slot, episode }, now }: { line: Line; now: Date }) {
  const isFree = slot?.state === 'open' && !episode
  return (
    <>
      {at ? <Moment at={at} now={now} /> : words.noDate}
      <div>
        {slot && slot.state !== 'open' && (!episode || slot.state !== 'published') && (
          <span className="quiet">
            {words.states[slot.state]}
            {slot.why && `: ${words.why[slot.why]}`}
          </span>
        )}
        {isFree && <span className="quiet">{words.free}</span>}
        {episode && (
          <>
            <Link to={paths.studioEpisode(episode.requestId)}>{episode.title || words.untitled}</Link>,{' '}
            {slot?.notHeard ? words.notHeard[slot.notHeard] : words.stages[episode.stage]}
          </>
        )}
      </div>
      {episode?.mayLetOut && <LetOut episode={episode} />}
    </>
  )
}

/** Two presses: it cannot be taken back. */
const LetOut = ({ episode: { requestId, hash, title } }: { episode: NonNullable<Line['episode']> }) => (
  <details className={styles.letOut}>
    <summary>
      {words.letOut.heading}
      <span className="unseen">: {title || words.untitled}</span>
    </summary>
    <p className="small">{words.letOut.text}</p>
    <Form method="post">
      <input type="hidden" name="request" value={requestId} />
      <input type="hidden" name="hash" value={hash} />
      <Button type="submit" name="intent" value="let-out" look="line" isSmall>
        {words.letOut.button}
        <span className="unseen">: {title || words.untitled}</span>
      </Button>
    </Form>
  </details>
)
