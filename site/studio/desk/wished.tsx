import { desk } from '#content/studio-desk.ts'
import type { Wishes } from '#domain/wishes.ts'
import styles from './desk-page.module.css'

const { wished } = desk

/** What whoever asked has chosen and said, and what of it is new since they last pressed. */
export function Wished({ wishes: [now, before] }: { wishes: readonly Wishes[] }) {
  if (!now) return null
  const [said, saidBefore] = [saidIn(now), before ? saidIn(before) : []]
  const isNew = (line: string) => !saidBefore.includes(line)
  const gone = saidBefore.filter((line) => !said.includes(line))
  return (
    <section className={styles.wished} aria-labelledby="wished">
      <h2 id="wished">{wished.title(now.saidOn)}</h2>
      <p className="small">{chosenWords(now, before)}</p>
      <ul className="small">
        {said.map((line) => (
          <li key={line}>
            {line} {before && isNew(line) && <strong>{wished.isNew}</strong>}
          </li>
        ))}
        {gone.map((line) => (
          <li key={line}>
            <del>{line}</del> {wished.isGone}
          </li>
        ))}
      </ul>
    </section>
  )
}

function saidIn({ name, telephone, hours, sentence, answers = [] }: Wishes): string[] {
  const { labels } = wished
  return [
    ...(name ? [`${labels.name}: ${name}`] : []),
    ...(telephone ? [`${labels.telephone}: ${telephone}`] : []),
    ...(hours ? [`${labels.hours}: ${hours.answer}`] : []),
    ...(sentence ? [`${labels.sentence}: ${sentence}`] : []),
    ...answers.map(({ question, answer }) => `${question} ${answer}`),
  ]
}

const keysIn = ({ chosen }: Wishes) => Object.values(chosen ?? {}).flat()

function chosenWords(now: Wishes, before: Wishes | undefined): string {
  const keys = keysIn(now)
  if (!now.chosen) return wished.asWeChose
  if (!before?.chosen) return wished.chose(keys.length)
  const others = keysIn(before)
  const [added, left] = [
    keys.filter((key) => !others.includes(key)),
    others.filter((key) => !keys.includes(key)),
  ]
  return wished.changed(keys.length, added.length, left.length)
}
