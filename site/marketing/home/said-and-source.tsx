import { home } from '#content/home.ts'
import type { Sample } from '#domain/sample.ts'
import { spokenBy } from '#domain/spoken-by.ts'
import { markedIn } from '#domain/support.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { MarkedText } from '#site/listen/marked-text.tsx'
import { pageTitle } from '#site/listen/page-title.ts'
import { shortAddress, webAddress } from '#site/listen/passage-link.ts'
import followSaid from './follow-said.ts?inline'
import styles from './said-and-source.module.css'

const { live } = home.hero

/**
 * Each sentence of the sample beside the paragraph of the website that it rests on. All of them lie in one place, so that
 * nothing moves when the next one shows; a small script lets them follow the audio element before them.
 */
export function SaidAndSource({ sample }: { sample: Sample }) {
  const first = sample.sentences.findIndex(
    ({ speaker, evidence }) => speaker === 'reader' && evidence.length > 0,
  )
  return (
    <section className={styles.place} aria-label={live.label} data-said-and-source>
      {sample.sentences.map((sentence, at) => (
        <figure
          key={sentence.start}
          className={styles.pair}
          data-start={sentence.start}
          data-now={at === first ? '' : undefined}
        >
          <p className="small quiet">{spokenBy(sample, sentence.speaker)}</p>
          <p className={`display ${styles.said}`}>{sentence.text}</p>
          <Source sample={sample} sentence={sentence} />
        </figure>
      ))}
      <InlineScript type="module" code={followSaid} />
    </section>
  )
}

type SourceProps = { sample: Sample; sentence: Sample['sentences'][number] }

function Source({ sample, sentence: { evidence, text } }: SourceProps) {
  const [source] = evidence
  if (!source) return <p className={`small quiet ${styles.nothing}`}>{live.nothing}</p>
  const address = webAddress(source.url)
  return (
    <>
      <blockquote className={styles.source}>
        <p className="small quiet">{live.source}</p>
        <p>
          <MarkedText pieces={markedIn(source.passage, text)} />
        </p>
      </blockquote>
      <figcaption className="small quiet">
        {source.page && <cite>{pageTitle(source.page, sample.business)}</cite>}{' '}
        {address && shortAddress(address)}
      </figcaption>
    </>
  )
}
