import { createPodcast } from '#content/create-podcast.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import styles from './promo.module.css'

const { promo } = createPodcast

export function Promo() {
  return (
    <section className={`wrap ${styles.promo}`}>
      <h2>{promo.heading}</h2>
      <div className={styles.offer}>
        <p className="lead">{promo.text}</p>
        <p>
          <ButtonLink href={paths.contact()} look="ink">
            {promo.button}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
