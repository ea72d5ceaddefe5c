import { minute } from '#content/minute.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import styles from './change-it.module.css'

/** The way to the owner's minute. */
export function ChangeIt({ token }: { token: string }) {
  const { title, text, link } = minute.links
  return (
    <section className={`wrap ${styles.change}`}>
      <h2>{title}</h2>
      <p className="quiet">{text}</p>
      <p>
        <ButtonLink href={paths.minute(token)} look="line">
          {link}
        </ButtonLink>
      </p>
    </section>
  )
}
