import type { Made } from '#content/making/made.ts'
import { making, makingSteps, took } from '#content/making/making.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './times.module.css'

const { times } = making

/** Each step as long as it took, one after the other. */
export function MakingTimes({ made }: { made: Made }) {
  const steps = makingSteps.map((each) => ({ ...each, seconds: made.seconds[each.step] ?? 0 }))
  const all = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  const startOf = (at: number) => steps.slice(0, at).reduce((sum, { seconds }) => sum + seconds, 0)
  return (
    <Section title={times.title(all)} text={times.text} ground="night">
      <ol>
        {steps.map(({ step, name, text, seconds }, at) => (
          <li key={step} className={styles.step}>
            <h3>{name}</h3>
            <p className="quiet">{text(made)}</p>
            <p className={`figures ${styles.seconds}`}>{took(seconds)}</p>
            <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
              <rect
                x={(1000 * startOf(at)) / all}
                width={Math.max(3, (1000 * seconds) / all)}
                height="10"
                rx="0"
              />
            </svg>
          </li>
        ))}
      </ol>
      <p className={`small quiet ${styles.note}`}>{times.note(made.cores)}</p>
    </Section>
  )
}
