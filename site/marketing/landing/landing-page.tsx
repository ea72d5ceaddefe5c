import { brandIn } from '#content/brand.ts'
import { landingPages } from '#content/landing/landing-pages.ts'
import { own } from '#domain/own.ts'
import type { Settings } from '#domain/read-setting.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs, service } from '#site/head/structured-data.ts'
import { TitleOnLeaving } from '#site/head/title-on-leaving.tsx'
import { InlineScript } from '#site/inline-script.tsx'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { settingsFor, settingsIn } from '#site/settings-of-page.ts'
import hearSamples from '#site/ui/hear-samples.ts?inline'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/landing-page'
import accents from './accents.module.css'
import { LandingClosing } from './closing.tsx'
import firstPaint from './first-paint.module.css'
import { heardOf } from './heard.ts'
import { HeardSection } from './heard-section.tsx'
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

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(params.slug, settingsFor(context))
  if (!page) throw new Response(null, { status: 404 })
  const { recordedSample } = await import('#content/recorded-samples.ts')
  const sample = recordedSample(page.sample.id)
  if (!sample) throw new Error(`/${page.slug} has no sample: npm run samples`)
  return heardOf(sample, page.sample)
}

export default function LandingPage({ params, loaderData: heard }: Route.ComponentProps) {
  const settings = useSettings()
  const page = pageOf(params.slug, settings)
  if (!page) return null
  return (
    <PublicPage>
      <div className={`${own(accents, page.sample.id)} ${firstPaint.page}`}>
        <LandingHero page={page} heard={heard} />
        <HeardSection page={page} heard={heard} />
        <LandingSections page={page} />
        <LandingClosing page={page} />
      </div>
      <InlineScript type="module" code={hearSamples} />
      <TitleOnLeaving title={brandIn(settings).agencyTitle} />
    </PublicPage>
  )
}
