import { howItWorks } from '#content/how-it-works.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/how-it-works-page'
import { HowItWorksClosing } from './closing.tsx'
import { Delays } from './delays.tsx'
import { Hero } from './hero.tsx'
import { Hours } from './hours.tsx'
import { Overview } from './overview.tsx'
import { ListeningPlaces } from './places.tsx'
import { SevenSteps } from './seven-steps.tsx'
import { ThreeSteps } from './three-steps.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const settings = settingsIn(matches)
  return head(settings, {
    path: paths.howItWorks(),
    ...howItWorks(settings).head,
    jsonLd: [breadcrumbs(settings, 'How it works', paths.howItWorks())],
  })
}

export default function HowItWorksPage() {
  return (
    <PublicPage>
      <Hero />
      <Overview />
      <ThreeSteps />
      <SevenSteps />
      <Hours />
      <ListeningPlaces />
      <Delays />
      <HowItWorksClosing />
    </PublicPage>
  )
}
