import { brand } from '#content/brand.ts'
import { guide } from '#content/guide/guide.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { TitleOnLeaving } from '#site/head/title-on-leaving.tsx'
import { paths } from '#site/paths.ts'
import type { Handle } from '#site/root.tsx'
import { settings } from '#site/settings.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import { WaveEdge } from '#site/ui/wave-edge.tsx'
import type { Route } from './+types/guide-page'
import { Benefits } from './benefits.tsx'
import { Bonuses } from './bonuses.tsx'
import { ChapterSpread } from './chapter-spread.tsx'
import { Hero } from './hero.tsx'
import { Priced } from './priced.tsx'
import { Pricing } from './pricing.tsx'
import { guideProduct } from './structured-data.ts'
import { Testimonials } from './testimonials.tsx'

export const handle: Handle = settings.guide.hasLadder ? { ships: 'islands' } : {}

export const meta = () =>
  head({
    path: paths.guide(),
    ...guide.head,
    type: 'product',
    jsonLd: [guideProduct(), breadcrumbs(guide.title, paths.guide())],
  })

/** The edges between sections show the peaks of real sound. */
export async function loader() {
  const { ident } = await import('#production/ident.ts')
  return (await ident()).peaks
}

export default function GuidePage({ loaderData: peaks }: Route.ComponentProps) {
  return (
    <PublicPage header={{ hidesBookCall: true }}>
      <Priced part="box" />
      <Hero />
      <Benefits />
      <WaveEdge peaks={peaks} ground="card" />
      <ChapterSpread />
      <Bonuses />
      <Testimonials />
      <WaveEdge peaks={peaks.toReversed()} ground="card" />
      <Pricing />
      <TitleOnLeaving title={brand.agencyTitle} />
    </PublicPage>
  )
}
