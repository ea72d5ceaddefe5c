import { aboutHead } from '#content/about.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/about-page'
import { Checks } from './checks.tsx'
import { Founder } from './founder.tsx'
import { Hero } from './hero.tsx'
import { Mission } from './mission.tsx'
import { Refusals } from './refusals.tsx'
import { Values } from './values.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return head(settingsIn(matches), {
    path: paths.about(),
    ...aboutHead(settingsIn(matches)),
    jsonLd: [breadcrumbs(settingsIn(matches), 'About', paths.about())],
  })
}

export default function AboutPage() {
  return (
    <PublicPage>
      <Hero />
      <Mission />
      <Values />
      <Founder />
      <Refusals />
      <Checks />
    </PublicPage>
  )
}
