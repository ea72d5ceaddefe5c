import { brand } from '#content/brand.ts'
import { landingPages } from '#content/landing/landing-pages.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs, service } from '#site/head/structured-data.ts'
import { TitleOnLeaving } from '#site/head/title-on-leaving.tsx'
import { paths } from '#site/paths.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/landing-page'
import { Closing } from './closing.tsx'
import { LandingHero } from './landing-hero.tsx'
import { LandingSections } from './landing-sections.tsx'

const pageOf = (slug: string) => landingPages.find((page) => page.slug === slug)

export function meta({ params }: Route.MetaArgs) {
  const page = pageOf(params.slug)
  if (!page) return []
  const path = paths.landing(page.slug)
  return head({
    path,
    ...page.head,
    jsonLd: [service(page.service, path), breadcrumbs(page.service.name, path)],
  })
}

export function loader({ params }: Route.LoaderArgs) {
  if (!pageOf(params.slug)) throw new Response(null, { status: 404 })
}

export default function LandingPage({ params }: Route.ComponentProps) {
  const page = pageOf(params.slug)
  if (!page) return null
  return (
    <PublicPage>
      <LandingHero page={page} />
      <LandingSections sections={page.sections} />
      <Closing page={page} />
      <TitleOnLeaving title={brand.agencyTitle} />
    </PublicPage>
  )
}
