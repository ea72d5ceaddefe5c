import { pricing } from '#content/pricing.ts'
import { yourYear } from '#content/your-year.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import drawYear from './draw-year.ts?inline'
import styles from './your-year.module.css'

const step = 26
const tallest = 280

/** Three sliders that redraw a year. Without scripts the years above and the bill below say it all. */
export function YourYear() {
  const settings = useSettings()
  const { title, text, asked, wishes, holds, second, key, link } = yourYear(settings)
  return (
    <div className={styles.instrument}>
      <Section title={title} text={text} ground="night">
        <div className={styles.form} data-asked={JSON.stringify({ ...asked, step, tallest })} hidden>
          <Wishes wishes={wishes} />
          <div className={styles.year}>
            <Bars months={asked.months} />
            <p className="small quiet">{key}</p>
          </div>
          <output className={`figures ${styles.answer}`}>
            <span className={`display ${styles.name}`} data-says="{name}" />
            <span className={`display ${styles.total}`} data-says="{total}" />
            <span data-says="{sum}" />
            <span className="small quiet" data-says={holds} />
            <span className="small quiet" data-says={second} />
          </output>
          <a href={`#${pricing(settings).panel.id}`} className={styles.link}>
            {link}
          </a>
        </div>
        <InlineScript code={drawYear} />
      </Section>
    </div>
  )
}

type Wish = ReturnType<typeof yourYear>['wishes'][number]

const Wishes = ({ wishes }: { wishes: readonly Wish[] }) => (
  <div className={styles.wishes}>
    {wishes.map(({ name, label, most, begins }) => (
      <div key={name}>
        <label htmlFor={`year-${name}`} className={styles.wish}>
          {label} <span className="display figures">{begins}</span>
        </label>
        <input
          type="range"
          id={`year-${name}`}
          name={name}
          min={name === 'episodes' ? 1 : 0}
          max={most}
          defaultValue={begins}
        />
      </div>
    ))}
  </div>
)

const Bars = ({ months }: { months: number }) => (
  <svg
    className="rises"
    viewBox={`0 0 ${months * step} ${tallest}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path data-bars="months" d="" />
    <path data-bars="setup" d="" className={styles.setup} />
    <path data-bars="voices" d="" className={styles.voices} />
  </svg>
)
