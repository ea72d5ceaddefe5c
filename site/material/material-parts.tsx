import { materialWords as words } from '#content/portal-material.ts'
import type { KeptSource } from '#database/sources.ts'
import { fewEpisodes } from '#domain/gauge.ts'
import type { openMaterial } from '#operations/material/open-material.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './material.module.css'

type Opened = NonNullable<Awaited<ReturnType<typeof openMaterial>>>

export function GaugePart({ gauge, asked }: Pick<Opened, 'gauge' | 'asked'>) {
  return (
    <section className={styles.part} aria-labelledby="gauge">
      <h2 id="gauge">{words.gauge.heading}</h2>
      <p>
        <strong>{words.gauge.left(gauge.episodes)}</strong>
      </p>
      <p className="small quiet">{words.gauge.basis(gauge.words)}</p>
      {!gauge.isRead && <p className="small quiet">{words.gauge.unread}</p>}
      {gauge.isRead && gauge.episodes <= fewEpisodes && asked.length > 0 && <p>{words.gauge.short}</p>}
    </section>
  )
}

type AnswersProps = { asked: readonly string[]; typed: { question: string; answer: string } | undefined }

export const AnswersPart = ({ asked, typed }: AnswersProps) => (
  <section className={styles.part} aria-labelledby="answers">
    <h2 id="answers">{words.answers.heading}</h2>
    <p>{asked.length > 0 ? words.answers.lead : words.answers.none}</p>
    {asked.map((question, at) => (
      <form key={question} method="post" className={styles.form}>
        <input type="hidden" name="question" value={question} />
        <label htmlFor={`answer-${at}`} className={styles.label}>
          {question}
        </label>
        <textarea
          id={`answer-${at}`}
          name="answer"
          rows={5}
          maxLength={4000}
          required
          className={styles.text}
          defaultValue={typed?.question === question ? typed.answer : ''}
        />
        <Button type="submit" name="intent" value="answer" isSmall look="line">
          {words.answers.button}
          <span className="unseen">: {question}</span>
        </Button>
      </form>
    ))}
  </section>
)

export const HandInPart = () => (
  <section className={styles.part} aria-labelledby="hand-in">
    <h2 id="hand-in">{words.handIn.heading}</h2>
    <p>{words.handIn.lead}</p>
    <form method="post" encType="multipart/form-data" className={styles.form}>
      <label htmlFor="file" className={styles.label}>
        {words.handIn.file}
      </label>
      <input id="file" type="file" name="file" required className={styles.file} />
      <RightsChoice legend={words.handIn.rights} chosen="ours" />
      <Button type="submit" name="intent" value="hand-in">
        {words.handIn.button}
      </Button>
    </form>
  </section>
)

export const RightsChoice = ({ legend, chosen }: { legend: string; chosen: KeptSource['rights'] }) => (
  <fieldset className={styles.rights}>
    <legend className={styles.label}>{legend}</legend>
    {(['ours', 'background'] as const).map((rights) => (
      <label key={rights}>
        <input type="radio" name="rights" value={rights} defaultChecked={rights === chosen} />
        <span>{words.rights[rights]}</span>
      </label>
    ))}
  </fieldset>
)

type ListProps = { sources: readonly KeptSource[]; pageOf(sourceId: string): string }

export const SourceList = ({ sources, pageOf }: ListProps) => (
  <section className={styles.part} aria-labelledby="sources">
    <h2 id="sources">{words.list.heading}</h2>
    {sources.length === 0 && <p className="quiet">{words.list.none}</p>}
    <ul className={styles.things}>
      {sources.map((source) => (
        <li key={source.id} className={styles.thing}>
          <a href={pageOf(source.id)}>{source.name}</a>
          <span className="small quiet">
            {[source.kind && words.kinds[source.kind], words.list.by(source.by)].filter(Boolean).join(', ')}
          </span>
          <span>{stateOf(source)}</span>
        </li>
      ))}
    </ul>
  </section>
)

export function stateOf({ state, rights, ours, pieces, trouble }: KeptSource): string {
  if (state === 'refused') return troubleOf(trouble)
  if (state !== 'used') return words.states[state]
  return rights === 'ours' ? words.states.ours(ours, pieces) : words.states.background
}

const troubleOf = (trouble: string | null) =>
  Object.entries(words.troubles).find(([code]) => code === trouble)?.[1] ?? words.troubles.broken
