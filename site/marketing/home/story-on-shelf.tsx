import { sampleWords } from '#content/sample-words.ts'
import { type Story, storyLabels } from '#content/stories.ts'
import type { Waveform } from '#domain/waveform.ts'
import { SampleCover } from '#site/marketing/samples/sample-cover.tsx'
import { paths } from '#site/paths.ts'
import { Quote } from '#site/ui/quote.tsx'
import { TwoInks } from '#site/ui/two-inks.tsx'
import styles from './story-on-shelf.module.css'

export type SampleOfStory = { seconds: number; waveform: Waveform }
type StoryOnShelfProps = { story: Story; sample: SampleOfStory; isChosen: boolean }

/** Cover and facts are places of the shelf's grid; `open-facts.ts` opens the facts of one story at a time. */
export function StoryOnShelf({ story, sample: { seconds, waveform }, isChosen }: StoryOnShelfProps) {
  const { id, podcast, category } = story
  return (
    <li className={styles.story} data-story data-hears>
      <div className={styles.show}>
        <SampleCover id={id} show={podcast} seconds={seconds} />
        <h3>
          <a href={`#facts-${id}`} className={styles.name} aria-expanded={isChosen}>
            {podcast}
          </a>
        </h3>
        <p className="small quiet">{category}</p>
      </div>
      <div id={`facts-${id}`} className={styles.facts} hidden={!isChosen}>
        <div className={styles.said}>
          <Quote text={story.quote} by={story.name} isLarge />
          <div className={styles.wave}>
            <TwoInks id={`${id}-wave`} waveform={waveform} />
          </div>
          <Ways story={story} seconds={seconds} />
        </div>
        <dl className={styles.list}>
          <Fact label={storyLabels.result} text={story.result} />
          <Fact label={storyLabels.useCase} text={story.useCase} />
          <Fact label={storyLabels.leadGeneration} text={story.leadGeneration} />
          <Fact label={storyLabels.businessImpact} text={story.businessImpact} />
        </dl>
      </div>
    </li>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="quiet">{text}</dd>
    </div>
  )
}

function Ways({ story: { id, podcast, spotifyUrl, appleUrl }, seconds }: { story: Story; seconds: number }) {
  return (
    <p className={styles.ways}>
      <a href={paths.sample(id)}>
        {sampleWords.transcript}
        <span className="unseen">{` of ${podcast}, ${sampleWords.seconds(seconds)}`}</span>
      </a>
      <PlatformLink href={spotifyUrl} label={storyLabels.spotify} show={podcast} />
      <PlatformLink href={appleUrl} label={storyLabels.apple} show={podcast} />
    </p>
  )
}

function PlatformLink({ href, label, show }: { href: string; label: string; show: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
      <span className="unseen">{`: ${show} (opens in a new tab)`}</span>
    </a>
  )
}
