import { PageOf } from './page-of.tsx'
import styles from './read-aloud.module.css'
import { SaidLink } from './said-link.tsx'
import type { TranscribedSentence, Turn, TurnNeighbours } from './turns.ts'

/** Word for word, so it looks like a quotation: with the page where it stands, or whoever has signed or added it. */
export function ReadAloud({ turn: { sentences }, ...around }: TurnNeighbours & { turn: Turn }) {
  return passagesIn(sentences).map((passage) => (
    <Passage key={passage[0].start} sentences={passage} {...around} />
  ))
}

type Sentences = readonly [TranscribedSentence, ...TranscribedSentence[]]

function Passage({
  sentences,
  business,
  language,
  audio,
  linksSources,
}: TurnNeighbours & { sentences: Sentences }) {
  const [{ by, evidence }] = sentences
  const source = evidence[0]
  return (
    <figure className={styles.passage} data-own={source?.saidOn ? '' : undefined}>
      <blockquote className={styles.quotation}>
        <p>
          {sentences.map((sentence) => (
            <SaidLink
              key={sentence.start}
              sentence={sentence}
              language={language}
              audio={audio}
              className={styles.said}
            />
          ))}
        </p>
        {by && <footer className={styles.signed}>{by}</footer>}
      </blockquote>
      {source && (
        <figcaption className="small quiet">
          <PageOf source={source} words={sentences[0].text} business={business} linksSources={linksSources} />
        </figcaption>
      )}
    </figure>
  )
}

/** What is read from one place stands together; a review ends with its name. */
function passagesIn(sentences: readonly TranscribedSentence[]): Sentences[] {
  const passages: [TranscribedSentence, ...TranscribedSentence[]][] = []
  for (const sentence of sentences) {
    const last = passages.at(-1)
    if (last && placeOf(last[0]) === placeOf(sentence)) last.push(sentence)
    else passages.push([sentence])
  }
  return passages
}

const placeOf = ({ by, evidence: [first] }: TranscribedSentence) =>
  JSON.stringify([by, first?.url, first?.saidOn])
