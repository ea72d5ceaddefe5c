import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { paths } from '#site/paths.ts'
import { settings } from '#site/settings.ts'
import { ButtonLink, NewTabButton } from '#site/ui/button.tsx'
import styles from './booking.module.css'
import { CalendarNotes } from './calendar-notes.tsx'
import openCalendar from './open-calendar.ts?inline'
import { type Scheduler, schedulerOf } from './scheduler.ts'

const { calendar } = contact
const mail = `mailto:${brand.contactEmail}?subject=${encodeURIComponent(calendar.mailSubject)}`

/** The calendar in its frame, and beside it the ways that need no frame. */
export function Booking() {
  const scheduler = settings.schedulerUrl ? schedulerOf(settings.schedulerUrl) : undefined
  return (
    <div className={styles.booking}>
      {scheduler ? <Calendar scheduler={scheduler} /> : <StandIn />}
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
            {calendar.noFrame} <a href={mail}>{brand.contactEmail}</a>
          </p>
        )}
      </div>
    </div>
  )
}

function Calendar({ scheduler }: { scheduler: Scheduler }) {
  const { kind, name, address, script, sources } = scheduler
  return (
    <>
      <div
        className={styles.frame}
        data-booking={JSON.stringify({ kind, address, script, frames: sources.frame })}
        data-title={calendar.frameTitle}
        data-state={settings.schedulerOnClick ? 'asking' : 'waiting'}
      >
        <CalendarNotes scheduler={name} address={address} asksFirst={settings.schedulerOnClick} />
        <div data-widget tabIndex={-1} className={styles.widget} />
      </div>
      <InlineScript code={openCalendar} />
    </>
  )
}

const StandIn = () => (
  <div className={styles.frame}>
    <iframe
      src={paths.contactStandIn()}
      title={calendar.frameTitle}
      className={styles.widget}
      loading="lazy"
    />
  </div>
)
