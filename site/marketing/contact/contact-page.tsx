import { contactEmail } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
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

/** The only public page that may load another company's script, under a policy of its own. */
export default function ContactPage({ loaderData: peaks }: Route.ComponentProps) {
  const email = contactEmail(useSettings())
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
            <h2>{calendar.title}</h2>
            <Booking />
          </section>
        </div>
      </div>
      <NotForYou />
      <Preparation />
    </PublicPage>
  )
}
