import { home } from '#content/home.ts'
import { sampleWords } from '#content/sample-words.ts'
import type { Sample } from '#domain/sample.ts'
import { head } from '#site/head/head.ts'
import { Island } from '#site/islands/island.tsx'
import { Transcript } from '#site/listen/transcript.tsx'
import { paths } from '#site/paths.ts'
import type { Handle } from '#site/root.tsx'
import { sampleRecording } from '#site/sample-recording.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { Player } from '#site/ui/player.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import { Unbroken } from '#site/ui/unbroken.tsx'
import type { Route } from './+types/sample-page'
import styles from './sample-page.module.css'

export const handle: Handle = { ships: 'islands' }

export async function loader({ params }: Route.LoaderArgs) {
  const { recordedSample } = await import('#content/recorded-samples.ts')
  const sample = recordedSample(params.id)
  if (!sample) throw new Response(null, { status: 404 })
  return sample
}

export function meta({ loaderData: sample, matches }: Route.MetaArgs) {
  if (!sample) return []
  const { id, show, seconds } = sample
  return head(settingsIn(matches), {
    path: paths.sample(id),
    title: sampleWords.title(show),
    description: sampleWords.description(show, seconds),
    isIndexed: false,
  })
}

/** What a sample says and what each sentence rests on; reached from the home page, listed nowhere. */
export default function SamplePage({ loaderData: sample }: Route.ComponentProps) {
  const recording = { ...sampleRecording(sample), transcript: [] }
  return (
    <PublicPage>
      <Heading sample={sample} />
      <div className={`wrap ${styles.player}`}>
        <Island name="Player" of={Player} wakes="on-intent" props={recording} />
        <p className="small quiet">{sampleWords.address}</p>
      </div>
      <Transcript episode={sample} audio={recording.audio} skipTo="yours" linksSources={false} />
      <section id="yours" className={`wrap ${styles.yours}`} tabIndex={-1}>
        <h2>{sampleWords.back.title}</h2>
        <p className="lead quiet">
          <Unbroken text={home.hero.smallPrint} />
        </p>
        <p className={styles.ways}>
          <ButtonLink href={paths.createFreeEpisode()}>{sampleWords.back.button}</ButtonLink>
          <a href={paths.home('success-stories')}>{sampleWords.back.link}</a>
        </p>
      </section>
    </PublicPage>
  )
}

function Heading({ sample: { id, show, title } }: { sample: Sample }) {
  return (
    <div className={`wrap ${styles.head}`}>
      <img src={paths.cover(id)} width="240" height="240" alt="" fetchPriority="high" data-goes-along={id} />
      <div className={styles.words}>
        <p className={styles.kicker}>{sampleWords.kicker(show)}</p>
        <h1>{title}</h1>
      </div>
    </div>
  )
}
