import { about } from '#content/about.ts'
import { brandIn } from '#content/brand.ts'
import { founderOf } from '#content/operator.ts'
import { barsOn, speechBars } from '#site/marketing/landing/bars.ts'
import { useSettings } from '#site/settings.ts'
import { Badge } from '#site/ui/badge.tsx'
import styles from './founder.module.css'

const { founder: words } = about

export function Founder() {
  const settings = useSettings()
  const founder = founderOf(settings)
  return (
    <section className={styles.founder}>
      <div className={`wrap ${styles.halves}`}>
        <figure className={styles.years}>
          <Years years={Number.parseInt(founder.experience, 10)} />
          <figcaption className="small quiet">{words.drawing}</figcaption>
        </figure>
        <div className={styles.words}>
          <h2>{words.title}</h2>
          <p className={styles.name}>
            {`${founder.name}, ${founder.role}`}{' '}
            {founder.isExample && <Badge tone="signal">{words.badge}</Badge>}
          </p>
          <p className={styles.experience}>
            <span className={`display figures ${styles.figure}`}>{founder.experience}</span> {words.label}
          </p>
          {[...words.paragraphs, words.hence(brandIn(settings).name)].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {founder.isExample && <p className="small quiet">{words.note}</p>}
        </div>
      </div>
    </section>
  )
}

/** One bar a year, and the one under way as an outline. */
function Years({ years }: { years: number }) {
  const step = 480 / (years + 1)
  const heights = speechBars(years, 2).map((height, at) => 0.16 + (0.34 * at) / years + 0.5 * height)
  return (
    <svg viewBox="0 0 480 300" strokeWidth={step * 0.5} aria-hidden="true">
      <path d={barsOn(heights, step / 2, step, 298, 290)} />
      <path
        className={styles.underWay}
        strokeWidth="3"
        strokeDasharray="7 7"
        d={`M${480 - step * 0.75} 298V120h${step * 0.5}v178`}
      />
    </svg>
  )
}
