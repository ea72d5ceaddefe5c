import { pricing } from '#content/pricing.ts'
import { yourYear } from '#content/your-year.ts'
import { sayOfYear, type YearWishes, yearOfPayments } from '#domain/year-of-payments.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import drawYear from './draw-year.ts?inline'
import { YearBars } from './year-bars.tsx'
import styles from './your-year.module.css'

/** Three sliders that redraw a year. Without scripts the years above and the bill below say it all. */
export function YourYear() {
  const settings = useSettings()
  const { title, text, asked, begins, wishes, holds, second, key, link } = yourYear(settings)
  const year = yearOfPayments(asked, begins)
  if (!year) return
  const says = (text: string) => ({ 'data-says': text, children: sayOfYear(text, year.words) })
  return (
    <div className={styles.instrument}>
      <Section title={title} text={text} ground="night">
        <div className={styles.form} data-asked={JSON.stringify(asked)} hidden>
          <Sliders wishes={wishes} begins={begins} />
          <div>
            <YearBars paths={year.bars} />
            <p className="small quiet">{key}</p>
          </div>
          <output className={`figures ${styles.answer}`}>
            <span className={`display ${styles.name}`} {...says('{name}')} />
            <span className={`display ${styles.total}`} {...says('{total}')} />
            <span {...says('{sum}')} />
            <span className="small quiet" {...says(holds)} />
            <span className="small quiet" {...says(second)} />
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

type Sliding = { wishes: ReturnType<typeof yourYear>['wishes']; begins: YearWishes }

const Sliders = ({ wishes, begins }: Sliding) => (
  <div className={styles.wishes}>
    {wishes.map(({ name, label, most }) => (
      <div key={name}>
        <label htmlFor={`year-${name}`} className={styles.wish}>
          {label} <span className="display figures">{begins[name]}</span>
        </label>
        <input
          type="range"
          id={`year-${name}`}
          name={name}
          min={name === 'episodes' ? 1 : 0}
          max={most}
          defaultValue={begins[name]}
        />
      </div>
    ))}
  </div>
)
