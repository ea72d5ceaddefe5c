import { home } from '#content/home.ts'
import { stories } from '#content/stories.ts'
import { own } from '#domain/own.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { paths } from '#site/paths.ts'
import { Section } from '#site/ui/section.tsx'
import openFacts from './open-facts.ts?inline'
import styles from './stories.module.css'
import { type SampleOfStory, StoryOnShelf } from './story-on-shelf.tsx'

const { successStories } = home

/** By the id of its story. */
type Samples = Readonly<Record<string, SampleOfStory>>

/** Six covers that play where they are; the facts of the chosen one stand below its row. */
export function Stories({ samples }: { samples: Samples }) {
  return (
    <Section
      id="success-stories"
      kicker={successStories.kicker}
      title={successStories.title}
      text={successStories.text}
      ground="card"
    >
      <ul className={styles.shelf}>
        {stories.map((story, at) => {
          const sample = own(samples, story.id)
          return sample && <StoryOnShelf key={story.id} story={story} sample={sample} isChosen={at === 0} />
        })}
      </ul>
      <div className={styles.foot}>
        <p className="small quiet">{successStories.note}</p>
        <p>
          <a href={paths.samples()} className={styles.more}>
            {successStories.moreLabel}
          </a>
        </p>
      </div>
      <InlineScript code={openFacts} />
    </Section>
  )
}
