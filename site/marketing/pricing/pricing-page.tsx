import { pricing } from '#content/pricing.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/pricing-page'
import { Bill } from './bill.tsx'
import { PricingClosing } from './closing.tsx'
import { Comparison } from './comparison.tsx'
import { Extras } from './extras.tsx'
import { Hero } from './hero.tsx'
import { Panel } from './panel.tsx'
import { priceList } from './price-list.ts'
import { PricingQuestions } from './questions.tsx'
import { Refund } from './refund.tsx'
import { YourYear } from './your-year.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const settings = settingsIn(matches)
  return head(settings, {
    path: paths.pricing(),
    ...pricing(settings).head,
    jsonLd: [priceList(settings), breadcrumbs(settings, 'Pricing', paths.pricing())],
  })
}

export default function PricingPage() {
  return (
    <PublicPage>
      <Hero />
      <YourYear />
      <Panel />
      <Comparison />
      <Bill />
      <Extras />
      <Refund />
      <PricingQuestions />
      <PricingClosing />
    </PublicPage>
  )
}
