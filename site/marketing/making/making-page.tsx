import { making, makingHead } from '#content/making/making.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { paths } from '#site/paths.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import hearSamples from '#site/ui/hear-samples.ts?inline'
import { PublicPage } from '#site/ui/public-page.tsx'
import { WebsiteOffer } from '#site/ui/website-offer.tsx'
import type { Route } from './+types/making-page'
import { DeskPicture } from './desk-picture.tsx'
import { MakingHero } from './hero.tsx'
import { KeptPassages } from './kept-passages.tsx'
import { SentenceBySentence } from './sentence-by-sentence.tsx'
import { ThrownAway } from './thrown-away.tsx'
import { MakingTimes } from './times.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const settings = settingsIn(matches)
  return head(settings, {
    path: paths.making(),
    ...makingHead,
    jsonLd: [breadcrumbs(settings, 'How an episode is made', paths.making())],
  })
}

export async function loader() {
  const { made } = await import('#content/making/made.ts')
  const { recordedSample } = await import('#content/recorded-samples.ts')
  const measured = made()
  const sample = recordedSample(measured.sample)
  if (!sample) throw new Error(`${measured.sample} is no sample any more: npm run making`)
  const { id, show, voices, seconds, sentences, waveform } = sample
  return { made: measured, sample: { id, show, voices, seconds, sentences, waveform } }
}

/** One sample taken apart: what was read, said, looked at and thrown away. */
export default function MakingPage({ loaderData: { made, sample } }: Route.ComponentProps) {
  return (
    <PublicPage>
      <MakingHero sample={sample} />
      <MakingTimes made={made} />
      <KeptPassages made={made} />
      <SentenceBySentence sample={sample} pages={made.pages} />
      <DeskPicture />
      <ThrownAway sentences={made.thrownAway} />
      <WebsiteOffer {...making.closing} />
      <InlineScript type="module" code={hearSamples} />
    </PublicPage>
  )
}
