import { contactEmail } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { textOf } from '#domain/read-setting.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { ButtonLink, NewTabButton } from '#site/ui/button.tsx'
import styles from './booking.module.css'
import { CalendarNotes } from './calendar-notes.tsx'
import openCalendar from './open-calendar.ts?inline'
import { ProposeTimes } from './propose-times.tsx'
import { type Scheduler, schedulerOf } from './scheduler.ts'

const { calendar } = contact

/** The calendar in its frame, or a form that does without one, and beside it the ways that need neither. */
export function Booking() {
  const settings = useSettings()
  const [email, address] = [contactEmail(settings), textOf(settings, 'scheduler.url')]
  const mail = `mailto:${email}?subject=${encodeURIComponent(calendar.mailSubject)}`
  const scheduler = address ? schedulerOf(address) : undefined
  return (
    <div className={styles.booking}>
      {scheduler ? <Calendar scheduler={scheduler} /> : <ProposeTimes />}
      <div className={styles.beside}>
        {scheduler ? (
          <>
            <NewTabButton href={scheduler.address} look="line" isSmall>
              {calendar.plainLink}
            </NewTabButton>
            <ButtonLink href={mail} look="line" isSmall>
              {calendar.mail}
            </ButtonLink>
            <p className="small quiet">
              {calendar.provider(scheduler.name)}{' '}
              <a href={`${paths.privacy()}#scheduling`}>{calendar.privacy}</a>
            </p>
          </>
        ) : (
          <p className="small quiet">
            {calendar.byMail} <a href={mail}>{email}</a>
          </p>
        )}
      </div>
    </div>
  )
}

function Calendar({ scheduler }: { scheduler: Scheduler }) {
  const { kind, name, address, script, sources } = scheduler
  const asksFirst = textOf(useSettings(), 'scheduler.onClick') === 'on'
  return (
    <>
      <div
        className={styles.frame}
        data-booking={JSON.stringify({ kind, address, script, frames: sources.frame })}
        data-title={calendar.frameTitle}
        data-state={asksFirst ? 'asking' : 'waiting'}
      >
        <CalendarNotes scheduler={name} address={address} asksFirst={asksFirst} />
        <div data-widget tabIndex={-1} className={styles.widget} />
      </div>
      <InlineScript code={openCalendar} />
    </>
  )
}
