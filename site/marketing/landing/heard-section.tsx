import type { LandingPage } from '#content/landing/landing-page.ts'
import { landingWords } from '#content/landing/landing-words.ts'
import { sampleWords } from '#content/sample-words.ts'
import { fewerBars } from '#domain/waveform.ts'
import { SampleCover } from '#site/marketing/samples/sample-cover.tsx'
import { paths } from '#site/paths.ts'
import { clock } from '#site/ui/clock.ts'
import { TwoInks } from '#site/ui/two-inks.tsx'
import type { HeardShow } from './heard.ts'
import styles from './heard-section.module.css'

type HeardSectionProps = { page: LandingPage; heard: HeardShow }

/** A show of this kind: cover, sound, and two of its sentences where they stand on the website. */
export function HeardSection({ page: { sample, look }, heard }: HeardSectionProps) {
  const { id, show, business } = heard
  return (
    <section className={styles.section} data-role="sample" data-hears>
      <div className={`wrap ${styles.parts} ${look.stage === 'before' ? styles.mirrored : ''}`}>
        <div className={styles.covers}>
          <SampleCover id={id} show={show} seconds={heard.seconds} />
          {sample.twin && <Twin {...sample.twin} />}
        </div>
        <div className={styles.words}>
          <p className={styles.show}>{landingWords.example(show)}</p>
          <h2>{sample.title}</h2>
          <p className="lead quiet">{sample.text}</p>
          <div className={styles.sound}>
            <TwoInks
              id={`${id}-bars`}
              waveform={fewerBars(heard.waveform, 96)}
              label={landingWords.waveform(show)}
            />
          </div>
          <SaidAndWritten heard={heard} />
          <p className="small quiet">{landingWords.invented(business)}</p>
          <p>
            <a href={paths.sample(id)} className={styles.more}>
              {sampleWords.transcript}
              <span className="unseen">{` of ${show}`}</span>
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

/** The same cover, as somebody else's. */
const Twin = ({ cover, text }: { cover: string; text: string }) => (
  <figure className={styles.twin}>
    <img src={paths.cover(cover)} width="240" height="240" alt="" loading="lazy" />
    <figcaption className="small quiet">{text}</figcaption>
  </figure>
)

function SaidAndWritten({ heard: { said } }: { heard: HeardShow }) {
  return (
    <ul className={styles.said}>
      {said.map(({ text, before, after, address, start, by }) => (
        <li key={text}>
          <figure>
            <blockquote>
              <p>
                {before}
                <mark>{text}</mark>
                {after}
              </p>
            </blockquote>
            <figcaption className="small quiet">{landingWords.source(clock(start), by, address)}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
