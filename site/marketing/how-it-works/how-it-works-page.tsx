import { howItWorks } from '#content/how-it-works.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import { Closing } from './closing.tsx'
import { Delays } from './delays.tsx'
import { Hero } from './hero.tsx'
import { Hours } from './hours.tsx'
import { Overview } from './overview.tsx'
import { Places } from './places.tsx'
import { SevenSteps } from './seven-steps.tsx'
import { ThreeSteps } from './three-steps.tsx'

export const meta = () =>
  head({
    path: paths.howItWorks(),
    ...howItWorks.head,
    jsonLd: [breadcrumbs('How it works', paths.howItWorks())],
  })

export default function HowItWorksPage() {
  return (
    <PublicPage>
      <Hero />
      <Overview />
      <ThreeSteps />
      <SevenSteps />
      <Hours />
      <Places />
      <Delays />
      <Closing />
    </PublicPage>
  )
}
