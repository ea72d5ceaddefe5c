import { compare } from '#content/compare.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { ComparisonTable } from '#site/marketing/landing/comparison-table.tsx'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import { Section } from '#site/ui/section.tsx'
import { WebsiteOffer } from '#site/ui/website-offer.tsx'
import type { Route } from './+types/compare-page'
import styles from './compare-page.module.css'

export function meta({ matches }: Route.MetaArgs) {
  const settings = settingsIn(matches)
  return head(settings, {
    path: paths.compare(),
    ...compare(settings).head,
    jsonLd: [breadcrumbs(settings, 'Comparison', paths.compare())],
  })
}

/** Four ways to a podcast, and when we are the wrong one. */
export default function ComparePage() {
  const { hero, table, right, ways, closing } = compare(useSettings())
  return (
    <PublicPage>
      <div className={`wrap ${styles.hero}`}>
        <h1>{hero.heading}</h1>
        <p className="lead">{hero.lead}</p>
      </div>
      <div className={`wrap ${styles.table}`}>
        <ComparisonTable label={table.label} columns={table.columns} rows={table.rows} />
        <p className="small quiet">{table.note}</p>
      </div>
      <Section title={right.title} ground="card" layout="beside">
        <dl>
          {right.items.map(({ name, text }) => (
            <div key={name} className={styles.way}>
              <dt className="display">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={ways.title}>
        <ul className={styles.ways}>
          <Way path={paths.making()} label={ways.making} />
          <Way path={paths.pricing()} label={ways.pricing} />
          <Way path={paths.whyPodcast()} label={ways.why} />
        </ul>
      </Section>
      <WebsiteOffer {...closing} />
    </PublicPage>
  )
}

const Way = ({ path, label }: { path: string; label: string }) => (
  <li>
    <a href={path}>{label}</a>
  </li>
)
