import type { Made } from '#content/making/made.ts'
import { making } from '#content/making/making.ts'
import type { Sample } from '#domain/sample.ts'
import { spokenBy } from '#domain/spoken-by.ts'
import { paths } from '#site/paths.ts'
import { clock } from '#site/ui/clock.ts'
import { Section } from '#site/ui/section.tsx'
import { TwoInks } from '#site/ui/two-inks.tsx'
import styles from './sentence-by-sentence.module.css'

const { seconds: words } = making

type Told = Pick<Sample, 'id' | 'show' | 'sentences' | 'voices' | 'waveform'>
type Pages = Made['pages']

/** From the first second to the last: who says what, and where it stands. */
export function SentenceBySentence({ sample, pages }: { sample: Told; pages: Pages }) {
  return (
    <Section title={words.title} text={words.text} ground="card">
      <div className={styles.wave}>
        <TwoInks id={`${sample.id}-wave`} waveform={sample.waveform} />
      </div>
      <ol className={styles.list}>
        {sample.sentences.map((sentence, at) => (
          <li key={sentence.start} className={styles.row}>
            <p className={`figures ${styles.at}`}>{clock(sentence.start)}</p>
            <div className={sentence.speaker === 'reader' ? styles.answer : styles.question}>
              <p className="small quiet">{spokenBy(sample, sentence.speaker)}</p>
              <p>{sentence.text}</p>
            </div>
            <Source of={sentence} before={sample.sentences[at - 1]} pages={pages} />
          </li>
        ))}
      </ol>
      <p>
        <a href={paths.sample(sample.id)} className={styles.more}>
          {words.more}
        </a>
      </p>
    </Section>
  )
}

type Spoken = Told['sentences'][number]

function Source({ of: sentence, before, pages }: { of: Spoken; before: Spoken | undefined; pages: Pages }) {
  const [evidence] = sentence.evidence
  if (!evidence) return <p className={`small quiet ${styles.source}`}>{words.nothing}</p>
  if (before?.evidence[0]?.passage === evidence.passage)
    return <p className={`small quiet ${styles.source}`}>{words.same}</p>
  const page = pages.find(({ url }) => url === evidence.url)
  return (
    <figure className={styles.source}>
      <blockquote className="small">
        <p>{evidence.passage}</p>
      </blockquote>
      <figcaption className="small quiet">{page?.title ?? evidence.page}</figcaption>
    </figure>
  )
}
