import { home } from '#content/home.ts'
import { type Story, stories, storyLabels } from '#content/stories.ts'
import { own } from '#domain/own.ts'
import { Quote } from '#site/ui/quote.tsx'
import { Section } from '#site/ui/section.tsx'
import { HearSample } from './hear-sample.tsx'
import styles from './stories.module.css'

const { successStories } = home

/** How long each sample is, by the id of its story. */
type SampleSeconds = Readonly<Record<string, number>>

export function Stories({ seconds }: { seconds: SampleSeconds }) {
  return (
    <Section
      id="success-stories"
      kicker={successStories.kicker}
      title={successStories.title}
      text={successStories.text}
      ground="card"
    >
      <ul className={styles.shelf}>
        {stories.map((story) => (
          <StoryCard key={story.id} story={story} seconds={own(seconds, story.id)} />
        ))}
      </ul>
    </Section>
  )
}

function StoryCard({ story, seconds }: { story: Story; seconds: number | undefined }) {
  return (
    <li className={styles.story}>
      <div className={styles.show}>
        <img src={story.coverImage} width="240" height="240" alt="" loading="lazy" />
        <div>
          <p className="small quiet">{story.category}</p>
          <h3>{story.podcast}</h3>
        </div>
      </div>
      {seconds !== undefined && <HearSample id={story.id} show={story.podcast} seconds={seconds} />}
      <Quote text={story.quote} by={story.name} />
      <dl className={styles.facts}>
        <Fact label={storyLabels.result} text={story.result} />
        <Fact label={storyLabels.useCase} text={story.useCase} />
        <Fact label={storyLabels.leadGeneration} text={story.leadGeneration} />
        <Fact label={storyLabels.businessImpact} text={story.businessImpact} />
      </dl>
      <p className={styles.links}>
        <PlatformLink href={story.spotifyUrl} label={storyLabels.spotify} show={story.podcast} />
        <PlatformLink href={story.appleUrl} label={storyLabels.apple} show={story.podcast} />
      </p>
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

function PlatformLink({ href, label, show }: { href: string; label: string; show: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
      <span className="unseen">{`: ${show} (opens in a new tab)`}</span>
    </a>
  )
}
