import { brandIn } from '#content/brand.ts'
import { guide, guideHead } from '#content/guide/guide.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { TitleOnLeaving } from '#site/head/title-on-leaving.tsx'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import { WaveEdge } from '#site/ui/wave-edge.tsx'
import type { Route } from './+types/guide-page'
import { Benefits } from './benefits.tsx'
import { Bonuses } from './bonuses.tsx'
import { ChapterSpread } from './chapter-spread.tsx'
import { Hero } from './hero.tsx'
import { PriceBox } from './price-box.tsx'
import { GuidePricing } from './pricing.tsx'
import { guideProduct } from './structured-data.ts'
import { Testimonials } from './testimonials.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const settings = settingsIn(matches)
  return head(settings, {
    path: paths.guide(),
    ...guideHead(settings),
    type: 'product',
    jsonLd: [guideProduct(settings), breadcrumbs(settings, guide.title, paths.guide())],
  })
}

/** The edges between sections show the peaks of real sound. */
export async function loader() {
  const { playIdent: ident } = await import('#audio/music/ident.ts')
  return (await ident()).peaks
}

export default function GuidePage({ loaderData: peaks }: Route.ComponentProps) {
  return (
    <PublicPage header={{ hidesBookCall: true }}>
      <PriceBox />
      <Hero />
      <Benefits />
      <WaveEdge peaks={peaks} ground="card" />
      <ChapterSpread />
      <Bonuses />
      <Testimonials />
      <WaveEdge peaks={peaks.toReversed()} ground="card" />
      <GuidePricing />
      <TitleOnLeaving title={brandIn(useSettings()).agencyTitle} />
    </PublicPage>
  )
}
