import { samplesPage } from '#content/samples-page.ts'
import type { Waveform } from '#domain/waveform.ts'
import { paths } from '#site/paths.ts'
import { TwoInks } from '#site/ui/two-inks.tsx'
import { SampleCover } from './sample-cover.tsx'
import styles from './sample-entry.module.css'

type ListedSample = {
  id: string
  show: string
  trade: string
  seconds: number
  /** The first words of the website in it. */
  firstLine: string
  waveform: Waveform
}

export function SampleEntry({ sample }: { sample: ListedSample }) {
  const { id, show, trade, seconds, firstLine, waveform } = sample
  return (
    <li id={id} className={styles.entry} data-hears>
      <SampleCover id={id} show={show} seconds={seconds} />
      <div className={styles.name}>
        <p className={styles.trade}>{trade}</p>
        <h2>{show}</h2>
      </div>
      <div className={styles.words}>
        <blockquote>
          <p>{firstLine}</p>
        </blockquote>
        <div className={styles.wave}>
          <TwoInks id={`${id}-wave`} waveform={waveform} />
        </div>
        <p className={`small ${styles.about}`}>
          <span className="figures">{samplesPage.length(seconds)}</span>
          <a href={paths.sample(id)}>
            {samplesPage.transcript}
            <span className="unseen">{` of ${show}`}</span>
          </a>
        </p>
      </div>
    </li>
  )
}
