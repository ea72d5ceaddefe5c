import { samplesPage, tradeOf } from '#content/samples-page.ts'
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
  return recordedSamples.map(({ id, show, seconds, sentences, waveform }) => ({
    ...{ id, show, seconds, trade: tradeOf(id), waveform: fewerBars(waveform, 108) },
    firstLine: sentences.find(({ speaker }) => speaker === 'reader')?.text ?? '',
  }))
}

const { hero, list, making } = samplesPage
const counted = ['Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen']

/** What we make, heard: one row a trade. */
export default function SamplesPage({ loaderData: samples }: Route.ComponentProps) {
  return (
    <PublicPage>
      <div className={`wrap ${styles.hero}`}>
        <h1>{hero.heading(counted[samples.length - 7] ?? `${samples.length}`)}</h1>
        <div className={styles.words}>
          <p className="lead">{hero.lead}</p>
          <p className="small quiet">{hero.note}</p>
        </div>
      </div>
      <section aria-label={list}>
        <ol className={`wrap ${styles.list}`}>
          {samples.map((sample, at) => (
            <SampleEntry key={sample.id} sample={sample} isFirst={at === 0} />
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
