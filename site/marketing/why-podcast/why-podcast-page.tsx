import { whyPodcast } from '#content/why-podcast.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/why-podcast-page'
import { Argument } from './argument.tsx'
import { WhyPodcastClosing } from './closing.tsx'
import { WhyPodcastFigures } from './figures.tsx'
import { Fits } from './fits.tsx'
import { Hero } from './hero.tsx'
import { Misfits } from './misfits.tsx'
import { Tiers } from './tiers.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const settings = settingsIn(matches)
  return head(settings, {
    path: paths.whyPodcast(),
    ...whyPodcast(settings).head,
    jsonLd: [breadcrumbs(settings, 'Why a podcast', paths.whyPodcast())],
  })
}

export default function WhyPodcastPage() {
  return (
    <PublicPage>
      <Hero />
      <Argument />
      <WhyPodcastFigures />
      <Tiers />
      <Fits />
      <Misfits />
      <WhyPodcastClosing />
    </PublicPage>
  )
}
