import { home } from '#content/home.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import styles from './contact-area.module.css'

const { contact } = home

export function ContactArea() {
  return (
    <section id="contact" className={`night ${styles.contact}`}>
      <div className={`wrap ${styles.words}`}>
        <h2>{contact.title}</h2>
        <div className={styles.offer}>
          <p className="lead quiet">{contact.text}</p>
          <p>
            <ButtonLink href={paths.contact()}>{contact.buttonLabel}</ButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}
