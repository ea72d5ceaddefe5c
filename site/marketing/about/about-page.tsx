import { about } from '#content/about.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import { Checks } from './checks.tsx'
import { Founder } from './founder.tsx'
import { Hero } from './hero.tsx'
import { Mission } from './mission.tsx'
import { Refusals } from './refusals.tsx'
import { Values } from './values.tsx'

export const meta = () =>
  head({ path: paths.about(), ...about.head, jsonLd: [breadcrumbs('About', paths.about())] })

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
