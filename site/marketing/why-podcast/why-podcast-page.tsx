import { whyPodcast } from '#content/why-podcast.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import { Argument } from './argument.tsx'
import { Closing } from './closing.tsx'
import { Figures } from './figures.tsx'
import { Fits } from './fits.tsx'
import { Hero } from './hero.tsx'
import { Misfits } from './misfits.tsx'
import { Tiers } from './tiers.tsx'

export const meta = () =>
  head({
    path: paths.whyPodcast(),
    ...whyPodcast.head,
    jsonLd: [breadcrumbs('Why a podcast', paths.whyPodcast())],
  })

export default function WhyPodcastPage() {
  return (
    <PublicPage>
      <Hero />
      <Argument />
      <Figures />
      <Tiers />
      <Fits />
      <Misfits />
      <Closing />
    </PublicPage>
  )
}
