import { contact } from '#content/contact.ts'
import { Button, NewTabButton } from '#site/ui/button.tsx'
import styles from './booking.module.css'

const { calendar } = contact
const { asking, trouble } = calendar

type CalendarNotesProps = { scheduler: string; address: string; asksFirst: boolean }

/** What stands in the frame before the calendar does, or instead of it; the script shows one at a time. */
export function CalendarNotes({ scheduler, address, asksFirst }: CalendarNotesProps) {
  return (
    <div role="status" className={styles.notes}>
      <p data-note="waiting" className="quiet" hidden={asksFirst}>
        {calendar.waiting}
      </p>
      {asksFirst && (
        <div data-note="asking" className={styles.note}>
          <h3>{asking.title}</h3>
          <p className="quiet">{asking.text(scheduler)}</p>
          <Button>{asking.button}</Button>
        </div>
      )}
      <div data-note="trouble" className={styles.note} hidden>
        <h3>{trouble.title}</h3>
        <p className="quiet">{trouble.text}</p>
        <NewTabButton href={address}>{calendar.plainLink}</NewTabButton>
      </div>
      <p className={styles.noScript}>{calendar.noScript}</p>
    </div>
  )
}
