import { type Benefit, benefits, guide } from '#content/guide/guide.ts'
import { barsAround, barsOn, speechBars } from '#site/marketing/landing/bars.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './benefits.module.css'

/** Four cards, each with its point made by bars. */
export const Benefits = () => (
  <Section title={guide.benefits.title} ground="card">
    <ul className={styles.cards}>
      {benefits.map(({ id, title, description }) => (
        <li key={id} className={styles.card}>
          <svg viewBox="0 0 240 96" aria-hidden="true">
            {drawings[id]}
          </svg>
          <h3>{title}</h3>
          <p className="quiet">{description}</p>
        </li>
      ))}
    </ul>
  </Section>
)

const days = Array.from({ length: 24 }, (_, day) => day)
const growth = days.map((day) => 0.08 + 0.9 * (day / 23) ** 1.6)

const drawings: Record<Benefit['id'], React.ReactNode> = {
  // What it costs stays under a line that was drawn before.
  cost: (
    <>
      <path
        d={barsOn(
          speechBars(24, 3).map((height) => height * 0.66),
          5,
          10,
          96,
          96,
        )}
      />
      <path className="lit" strokeWidth="3" d="M0 24h240" />
    </>
  ),
  // Lines of a script; the first one is already there.
  script: (
    <>
      <path strokeWidth="8" d="M0 38h214M0 62h232M0 86h148" />
      <path className="lit" strokeWidth="8" d="M0 14h186" />
    </>
  ),
  rhythm: (
    <>
      <path
        d={barsAround(
          days.map((day) => (day % 6 === 2 ? 0 : 0.16)),
          5,
          10,
          48,
          48,
        )}
      />
      <path className="lit" d={barsAround([0.9, 0.9, 0.4, 0.9], 25, 60, 48, 48)} />
    </>
  ),
  proof: (
    <>
      <path d={barsOn(growth.slice(0, -1), 5, 10, 96, 96)} />
      <path className="lit" d="M235 96V2" />
    </>
  ),
}
