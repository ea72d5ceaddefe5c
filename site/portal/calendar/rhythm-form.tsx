import type { ReactNode } from 'react'
import { portalCalendar } from '#content/portal-calendar.ts'
import type { TypedRhythm } from '#domain/rhythm.ts'
import portal from '#site/portal/portal.module.css'
import { Button } from '#site/ui/button.tsx'
import styles from './calendar.module.css'
import type { Calendars } from './calendar-page.tsx'

const words = portalCalendar.rhythm
type FormProps = { show: Calendars[number]; typed: TypedRhythm | undefined }

/** A plain form, as it is kept or as it was typed. */
export function RhythmForm({ show: { id, rhythm }, typed }: FormProps) {
  const { zone, weekdays, time, without } = typed ?? typedIn(rhythm)
  return (
    <details open={rhythm === null || typed !== undefined || undefined}>
      <summary>{words.heading}</summary>
      <form method="post" className={portal.form}>
        <input type="hidden" name="show" value={id} />
        <Weekdays chosen={weekdays} />
        <Named id={`time-${id}`} label={words.time}>
          {(about) => <input {...about} name="time" type="time" required defaultValue={time} />}
        </Named>
        <Named id={`zone-${id}`} label={words.zone} hint={words.zoneHint}>
          {(about) => (
            <input
              {...about}
              name="zone"
              list="zones"
              required
              maxLength={60}
              defaultValue={zone}
              spellCheck={false}
            />
          )}
        </Named>
        <Named id={`without-${id}`} label={words.without} hint={words.withoutHint}>
          {(about) => <textarea {...about} name="without" rows={3} maxLength={4000} defaultValue={without} />}
        </Named>
        <p className="small quiet">{words.note}</p>
        <Button type="submit" name="intent" value="rhythm" isSmall>
          {words.button}
        </Button>
      </form>
    </details>
  )
}

/** For all forms of a page: whoever types a city is shown the name of its zone. */
export const Zones = () => (
  <datalist id="zones">
    {Intl.supportedValuesOf('timeZone').map((zone) => (
      <option key={zone} value={zone} />
    ))}
  </datalist>
)

const Weekdays = ({ chosen }: { chosen: readonly string[] }) => (
  <fieldset className={styles.days}>
    <legend className={portal.label}>{words.weekdays}</legend>
    {words.days.map((day, at) => (
      <label key={day}>
        <input
          type="checkbox"
          name="weekday"
          value={at + 1}
          defaultChecked={chosen.includes(String(at + 1))}
        />{' '}
        {day}
      </label>
    ))}
  </fieldset>
)

type About = { id: string; className: string | undefined; 'aria-describedby': string | undefined }
type NamedProps = { id: string; label: string; hint?: string; children: (about: About) => ReactNode }

function Named({ id, label, hint, children }: NamedProps) {
  return (
    <>
      <label htmlFor={id} className={portal.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="small quiet">
          {hint}
        </p>
      )}
      {children({ id, className: styles.field, 'aria-describedby': hint && `${id}-hint` })}
    </>
  )
}

function typedIn(rhythm: Calendars[number]['rhythm']): TypedRhythm {
  if (!rhythm) return { zone: '', weekdays: [], time: '09:00', without: '' }
  const { zone, weekdays, time, without } = rhythm
  const lines = without.map(({ from, to }) => (from === to ? from : `${from} to ${to}`))
  return { zone, weekdays: weekdays.map(String), time, without: lines.join('\n') }
}
