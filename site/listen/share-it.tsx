import { listening } from '#content/listening.ts'
import type { Episode } from '#domain/episode.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { Button, ButtonLink } from '#site/ui/button.tsx'
import share from './share.ts?inline'
import styles from './share-it.module.css'

const words = listening.share

type ShareItProps = { episode: Episode; address: string }

/** Nobody else is told. Without JavaScript there are the address and the letter. */
export function ShareIt({ episode: { title, business, seconds }, address }: ShareItProps) {
  const body = `${words.body(business, listening.minutes(Math.round(seconds / 60)))}\n\n${address}\n`
  const mail = `mailto:?subject=${encodeURIComponent(words.subject(title))}&body=${encodeURIComponent(body)}`
  return (
    <section className={styles.share} aria-labelledby="share">
      <div className={`wrap ${styles.split}`}>
        <div className={styles.heading}>
          <h2 id="share">{words.title}</h2>
          <p className="quiet">{words.text}</p>
        </div>
        <div className={styles.ways} data-share={address} data-title={words.subject(title)}>
          <p className={styles.address}>
            <span className="unseen">{words.address}: </span>
            <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
          </p>
          <p className={styles.buttons}>
            <Button look="ink" data-copy data-copied={words.copied} hidden>
              {words.copy}
            </Button>
            <ButtonLink href={mail} look="line">
              {words.mail}
            </ButtonLink>
            <Button look="line" data-native hidden>
              {words.native}
            </Button>
          </p>
          <p role="status" className="unseen" data-said />
        </div>
      </div>
      <InlineScript type="module" code={share} />
    </section>
  )
}
