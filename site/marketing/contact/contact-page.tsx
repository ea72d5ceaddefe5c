import { data, redirect } from 'react-router'
import { contactEmail } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { proposing } from '#content/proposing.ts'
import { isAway } from '#database/is-away.ts'
import { type CallEntries, type CallField, callFields, checkCall } from '#domain/proposed-call.ts'
import { textOf } from '#domain/read-setting.ts'
import { proposeContext } from '#site/context.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/contact-page'
import { Booking } from './booking.tsx'
import { CallChapters } from './call-chapters.tsx'
import styles from './contact-page.module.css'
import { NotForYou, Preparation } from './contact-sections.tsx'
import type { NotProposed } from './propose-times.tsx'

const { call, calendar } = contact

export function meta({ matches }: Route.MetaArgs) {
  return head(settingsIn(matches), {
    path: paths.contact(),
    ...contact.head,
    jsonLd: [breadcrumbs(settingsIn(matches), contact.kicker, paths.contact())],
  })
}

export async function loader() {
  const { playIdent: ident } = await import('#audio/music/ident.ts')
  return (await ident()).peaks
}

/** Nothing is lost of what was typed, whatever is in the way. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const text = (name: CallField) => String(form.get(name) ?? '')
  // The cast: entries forget the names of what they list.
  const entries = Object.fromEntries(callFields.map((name) => [name, text(name)])) as CallEntries
  const checked = checkCall(entries, Date.now())
  if (!checked.ok) return data<NotProposed>({ entries, faults: checked.faults }, { status: 400 })
  try {
    const outcome = await context.get(proposeContext)?.(checked.call)
    if (outcome === 'made' || outcome === 'known') return redirect(paths.contactProposed(), 303)
    if (outcome === 'limited')
      return data<NotProposed>({ entries, faults: {}, trouble: 'limited' }, { status: 429 })
  } catch (error) {
    if (!isAway(error)) throw error
  }
  return data<NotProposed>({ entries, faults: {}, trouble: 'away' }, { status: 503 })
}

/** The only public page that may load another company's script, under a policy of its own. */
export default function ContactPage({ loaderData: peaks }: Route.ComponentProps) {
  const settings = useSettings()
  const email = contactEmail(settings)
  const hasCalendar = textOf(settings, 'scheduler.url') !== ''
  return (
    <PublicPage>
      <div className={`wrap ${styles.hero}`}>
        <p className={styles.kicker}>{contact.kicker}</p>
        <h1>{contact.heading}</h1>
        <div className={styles.offer}>
          <p className="lead">{contact.lead}</p>
          <p className={styles.ways}>
            <ButtonLink href="#calendar">{contact.jump}</ButtonLink>
            <span>
              {contact.writeInstead} <a href={`mailto:${email}`}>{email}</a>
            </span>
          </p>
        </div>
      </div>
      <div className={styles.desk}>
        <div className={`wrap ${styles.split}`}>
          <section className={styles.part}>
            <h2>{call.title}</h2>
            <CallChapters peaks={peaks} />
          </section>
          <section id="calendar" className={styles.part}>
            <h2>{hasCalendar ? calendar.title : proposing.title}</h2>
            <Booking />
          </section>
        </div>
      </div>
      <NotForYou />
      <Preparation />
    </PublicPage>
  )
}
