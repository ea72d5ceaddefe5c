import { faq } from '#content/faq.ts'
import { homeHead } from '#content/home.ts'
import { heroSample } from '#content/samples.ts'
import { fewerBars } from '#domain/waveform.ts'
import { head } from '#site/head/head.ts'
import { faqPage, organization } from '#site/head/structured-data.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { paths } from '#site/paths.ts'
import type { Handle } from '#site/root.tsx'
import { settingsIn } from '#site/settings-of-page.ts'
import hearSamples from '#site/ui/hear-samples.ts?inline'
import { PublicPage } from '#site/ui/public-page.tsx'
import tabsKeyboard from '#site/ui/tabs-keyboard.ts?inline'
import { WaveEdge } from '#site/ui/wave-edge.tsx'
import type { Route } from './+types/home-page'
import { ContactArea } from './home/contact-area.tsx'
import { Guarantee } from './home/guarantee.tsx'
import { Hero } from './home/hero.tsx'
import { Impact } from './home/impact.tsx'
import { Press } from './home/press.tsx'
import { HomePricing } from './home/pricing.tsx'
import { HomeQuestions } from './home/questions.tsx'
import { Service } from './home/service.tsx'
import { Stories } from './home/stories.tsx'
import { UseCases } from './home/use-cases.tsx'

export const handle: Handle = { ships: 'islands' }

export function meta({ matches }: Route.MetaArgs) {
  const settings = settingsIn(matches)
  const jsonLd = [organization(settings), faqPage(faq(settings))]
  return head(settings, { path: paths.home(), ...homeHead(settings), jsonLd })
}

export async function loader() {
  const { recordedSample, recordedSamples } = await import('#content/recorded-samples.ts')
  const hero = recordedSample(heroSample.id)
  if (!hero) throw new Error('The hero has no sample: npm run samples')
  return {
    sample: hero,
    samples: Object.fromEntries(
      recordedSamples.map(({ id, seconds, waveform }) => [
        id,
        { seconds, waveform: fewerBars(waveform, 96) },
      ]),
    ),
  }
}

export default function HomePage({ loaderData: { sample, samples } }: Route.ComponentProps) {
  const edge = fewerBars(sample.waveform, 108).levels
  return (
    <PublicPage>
      <Hero sample={sample} />
      <Service />
      <WaveEdge peaks={edge} ground="card" />
      <Impact />
      <UseCases />
      <Stories samples={samples} />
      <Guarantee />
      <Press />
      <HomeQuestions />
      <HomePricing />
      <WaveEdge peaks={edge.toReversed()} ground="card" />
      <ContactArea />
      <InlineScript code={tabsKeyboard} />
      <InlineScript type="module" code={hearSamples} />
    </PublicPage>
  )
}
