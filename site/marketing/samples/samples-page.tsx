import { tradeOf } from '#content/samples.ts'
import { samplesPage } from '#content/samples-page.ts'
import { fewerBars } from '#domain/waveform.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { paths } from '#site/paths.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import hearSamples from '#site/ui/hear-samples.ts?inline'
import { PublicPage } from '#site/ui/public-page.tsx'
import { WebsiteOffer } from '#site/ui/website-offer.tsx'
import type { Route } from './+types/samples-page'
import { SampleEntry } from './sample-entry.tsx'
import styles from './samples-page.module.css'

export function meta({ matches }: Route.MetaArgs) {
  const settings = settingsIn(matches)
  return head(settings, {
    path: paths.samples(),
    ...samplesPage.head,
    jsonLd: [breadcrumbs(settings, 'Samples', paths.samples())],
  })
}

export async function loader() {
  const { recordedSamples } = await import('#content/recorded-samples.ts')
  return recordedSamples
    .map(({ id, show, seconds, sentences, waveform }) => ({
      ...{ id, show, seconds, trade: tradeOf(id), waveform: fewerBars(waveform, 54) },
      firstLine: sentences.find(({ speaker }) => speaker === 'reader')?.text ?? '',
    }))
    .toSorted((one, other) => one.trade.localeCompare(other.trade, 'en'))
}

const { hero, trades, list, making } = samplesPage
/** What we make, heard: one row a trade. */
export default function SamplesPage({ loaderData: samples }: Route.ComponentProps) {
  return (
    <PublicPage>
      <div className={`wrap ${styles.hero}`}>
        <h1>{hero.heading}</h1>
        <div className={styles.words}>
          <p className="lead">{hero.lead}</p>
          <p className="small quiet">{hero.note}</p>
        </div>
        <Trades of={samples} />
      </div>
      <section aria-label={list}>
        <ol className={`wrap ${styles.list}`}>
          {samples.map((sample) => (
            <SampleEntry key={sample.id} sample={sample} />
          ))}
        </ol>
      </section>
      <section className={styles.making}>
        <div className={`wrap ${styles.made}`}>
          <h2>{making.title}</h2>
          <div className={styles.words}>
            <p className="lead quiet">{making.text}</p>
            <p>
              <a href={paths.making()} className={styles.way}>
                {making.label}
              </a>
            </p>
          </div>
        </div>
      </section>
      <WebsiteOffer {...samplesPage.closing} />
      <InlineScript type="module" code={hearSamples} />
    </PublicPage>
  )
}

function Trades({ of }: { of: readonly { id: string; trade: string }[] }) {
  return (
    <nav aria-label={trades}>
      <ul className={styles.trades}>
        {of.map(({ id, trade }) => (
          <li key={id}>
            <a href={`#${id}`}>{trade}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
