import { Fragment } from 'react'
import { Form } from 'react-router'
import { writingWords } from '#content/studio-writing.ts'
import { mostCharacters } from '#domain/draft/draft.ts'
import { hosts } from '#domain/script.ts'
import type { WrittenLine } from '#domain/writing.ts'
import type { ShownDraft, ShownLine } from '#domain/writing-shown.ts'
import { Hidden } from '#site/studio/desk/hidden.tsx'
import panel from '#site/studio/desk/panel.module.css'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'
import styles from './writing.module.css'

const words = writingWords.draft

type DraftProps = { draft: ShownDraft; lines: readonly WrittenLine[]; mayWrite: boolean }

/** The draft with the lines that people have written into it. */
export const DraftScenes = ({ draft: { key, scenes }, lines, mayWrite }: DraftProps) => (
  <section className={screen.part} aria-labelledby="draft">
    <h2 id="draft">{words.heading}</h2>
    <p className="small quiet">{words.lead}</p>
    {scenes.map((spoken, at) => (
      <Scene
        // biome-ignore lint/suspicious/noArrayIndexKey: a scene of a draft is its place
        key={at}
        at={at}
        of={key}
        spoken={spoken}
        theirs={lines.filter((line) => line.of === key && line.scene === at)}
        mayWrite={mayWrite}
      />
    ))}
  </section>
)

type SceneProps = {
  at: number
  of: string
  spoken: readonly ShownLine[]
  theirs: readonly WrittenLine[]
  mayWrite: boolean
}

const Scene = ({ at, of, spoken, theirs, mayWrite }: SceneProps) => (
  <article className={styles.scene}>
    <h3>{words.scene(at + 1)}</h3>
    <ol className={styles.lines}>
      {placesIn(spoken).map(({ line, place }) => (
        <Fragment key={place}>
          {line && <Said line={line} number={place} />}
          {theirs
            .filter(({ after }) => after === place)
            .map((each) => (
              <Theirs key={each.text} line={each} mayWrite={mayWrite} />
            ))}
        </Fragment>
      ))}
    </ol>
    {mayWrite && <WriteLine at={at} of={of} spoken={spoken} />}
  </article>
)

/** Before the first line is a place, too. */
const placesIn = (spoken: readonly ShownLine[]): { line?: ShownLine; place: number }[] => [
  { place: 0 },
  ...spoken.map((line, at) => ({ line, place: at + 1 })),
]

const Said = ({ line: { speaker, text }, number }: { line: ShownLine; number: number }) => (
  <li value={number}>
    <strong>{words.speakers[speaker]}</strong> {text}
  </li>
)

const Theirs = ({ line, mayWrite }: { line: WrittenLine; mayWrite: boolean }) => {
  const { scene, after, speaker, text, by, of } = line
  return (
    <li className={styles.theirs}>
      <p>
        <strong>{words.speakers[speaker]}</strong> {text} <em className="small">{words.theirs(by)}</em>
      </p>
      {mayWrite && (
        <Form method="post">
          <Hidden values={{ deed: 'take-line-out', scene, after, text, of }} />
          <Button type="submit" isSmall look="line">
            {words.takeOut}
          </Button>
        </Form>
      )}
    </li>
  )
}

const WriteLine = ({ at, of, spoken }: Omit<SceneProps, 'theirs' | 'mayWrite'>) => (
  <details className={panel.more}>
    <summary>{words.open(at + 1)}</summary>
    <Form method="post" className={styles.write}>
      <Hidden values={{ deed: 'write-line', scene: at, of }} />
      <label className={panel.field}>
        {words.after}
        <select name="after" defaultValue={spoken.length}>
          {placesIn(spoken).map(({ line, place }) => (
            <option key={place} value={place}>
              {line ? words.afterLine(place, shortened(line.text)) : words.first}
            </option>
          ))}
        </select>
      </label>
      <label className={panel.field}>
        {words.speaker}
        <select name="speaker">
          {hosts.map((host) => (
            <option key={host} value={host}>
              {words.speakers[host]}
            </option>
          ))}
        </select>
      </label>
      <label className={panel.field}>
        {words.text}
        <textarea name="text" rows={2} required maxLength={mostCharacters.sentence} />
      </label>
      <Button type="submit" isSmall look="ink">
        {words.button}
      </Button>
    </Form>
  </details>
)

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
