import { brandIn } from '#content/brand.ts'
import { landingPages } from '#content/landing/landing-pages.ts'
import type { Settings } from '#domain/read-setting.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs, service } from '#site/head/structured-data.ts'
import { TitleOnLeaving } from '#site/head/title-on-leaving.tsx'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { settingsFor, settingsIn } from '#site/settings-of-page.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/landing-page'
import { LandingClosing } from './closing.tsx'
import { LandingHero } from './landing-hero.tsx'
import { LandingSections } from './landing-sections.tsx'

const pageOf = (slug: string, settings: Settings) => landingPages(settings).find((page) => page.slug === slug)

export function meta({ params, matches }: Route.MetaArgs) {
  const page = pageOf(params.slug, settingsIn(matches))
  if (!page) return []
  const path = paths.landing(page.slug)
  return head(settingsIn(matches), {
    path,
    ...page.head,
    jsonLd: [
      service(settingsIn(matches), page.service, path),
      breadcrumbs(settingsIn(matches), page.service.name, path),
    ],
  })
}

export function loader({ params, context }: Route.LoaderArgs) {
  if (!pageOf(params.slug, settingsFor(context))) throw new Response(null, { status: 404 })
}

export default function LandingPage({ params }: Route.ComponentProps) {
  const settings = useSettings()
  const page = pageOf(params.slug, settings)
  if (!page) return null
  return (
    <PublicPage>
      <LandingHero page={page} />
      <LandingSections sections={page.sections} />
      <LandingClosing page={page} />
      <TitleOnLeaving title={brandIn(settings).agencyTitle} />
    </PublicPage>
  )
}
