import type { LandingPage } from '#content/landing/landing-page.ts'
import { landingWords } from '#content/landing/landing-words.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Unbroken } from '#site/ui/unbroken.tsx'
import accents from './accents.module.css'
import styles from './landing-offer.module.css'

/** The reader's own website, in the middle of the page: the wizard takes it from there. */
export function LandingOffer({ page: { offer } }: { page: LandingPage }) {
  return (
    <section className={`${accents.stage} ${styles.offer}`} data-role="offer">
      <div className={`wrap ${styles.halves}`}>
        <h2>{offer.title}</h2>
        <div className={styles.words}>
          <p className="lead">
            <Unbroken text={offer.text} />
          </p>
          <form action={paths.createFreeEpisode()} className={styles.yours}>
            <label htmlFor="website">{landingWords.website}</label>
            <input
              id="website"
              name="website"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="example.com"
            />
            <Button type="submit">{landingWords.hearYours}</Button>
          </form>
        </div>
      </div>
    </section>
  )
}
