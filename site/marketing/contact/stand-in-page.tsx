import { contactEmail } from '#content/brand.ts'
import { calendarStandIn, contact } from '#content/contact.ts'
import { documentTitle } from '#site/head/document-title.ts'
import { useSettings } from '#site/settings.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import type { Route } from './+types/stand-in-page'
import styles from './stand-in-page.module.css'

const { operator } = calendarStandIn

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: documentTitle(settingsIn(matches), calendarStandIn.head.title) },
    { name: 'description', content: calendarStandIn.head.description },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Framed by /contact while no scheduling service is connected, so that the page still leads to a call. */
export default function StandInPage() {
  const email = contactEmail(useSettings())
  return (
    <main className={styles.page}>
      <svg className={styles.month} viewBox="0 0 280 160" aria-hidden="true">
        <path d={days} />
        <path d={day(3, 1)} className={styles.chosen} />
      </svg>
      <h1>{calendarStandIn.heading}</h1>
      <p className="lead">{calendarStandIn.text}</p>
      <p>
        <ButtonLink
          href={`mailto:${email}?subject=${encodeURIComponent(contact.calendar.mailSubject)}`}
          target="_top"
        >
          {contact.calendar.mail}
        </ButtonLink>
      </p>
      <div className={styles.operator}>
        <h2>{operator.title}</h2>
        <p>{operator.text}</p>
        <ul>
          {operator.examples.map((example) => (
            <li key={example}>
              <code>{example}</code>
            </li>
          ))}
        </ul>
        <p>
          {operator.others} <code>{operator.settings[0]}</code>, <code>{operator.settings[1]}</code>
        </p>
      </div>
    </main>
  )
}

const day = (column: number, row: number) => `M${column * 40 + 3} ${row * 40 + 3}h34v34h-34z`

/** Four weeks, empty. */
const days = Array.from({ length: 28 }, (_, index) => day(index % 7, Math.floor(index / 7))).join('')
