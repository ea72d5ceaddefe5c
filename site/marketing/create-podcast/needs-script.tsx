import { contactEmail } from '#content/brand.ts'
import { createPodcast } from '#content/create-podcast.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import styles from './wizard.module.css'

const { needsScript: words, mailSubject } = createPodcast

/** Stands in place of the form where scripts are off or did not arrive; the stylesheet knows which. */
export function NeedsScript() {
  const mail = `mailto:${contactEmail(useSettings())}?subject=${encodeURIComponent(mailSubject)}`
  return (
    <div className={styles.needsScript}>
      <h3>{words.title}</h3>
      <p className="quiet">{words.text}</p>
      <p className={styles.actions}>
        <ButtonLink href={mail}>{words.mail}</ButtonLink>
        <ButtonLink href={paths.contact()} look="line">
          {words.call}
        </ButtonLink>
      </p>
    </div>
  )
}
