import { whyPodcast } from '#content/why-podcast.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './closing.module.css'

export function WhyPodcastClosing() {
  const { closing } = whyPodcast(useSettings())
  return (
    <section className={`night ${styles.closing}`}>
      <div className={`wrap ${styles.halves}`}>
        <h2>{closing.title}</h2>
        <div className={styles.offer}>
          <p className="lead quiet">{closing.text}</p>
          <form action={paths.createFreeEpisode()} className={styles.yours}>
            <label htmlFor="website">{closing.label}</label>
            <input id="website" name="website" inputMode="url" autoComplete="url" placeholder="example.com" />
            <Button type="submit">{closing.sampleLabel}</Button>
          </form>
          <p>
            {closing.callText} <a href={paths.contact()}>{closing.callLabel}</a>
          </p>
        </div>
      </div>
    </section>
  )
}
