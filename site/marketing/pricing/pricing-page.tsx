import { pricing } from '#content/pricing.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import { Bill } from './bill.tsx'
import { Closing } from './closing.tsx'
import { Comparison } from './comparison.tsx'
import { Extras } from './extras.tsx'
import { Hero } from './hero.tsx'
import { Panel } from './panel.tsx'
import { priceList } from './price-list.ts'
import { Questions } from './questions.tsx'
import { Refund } from './refund.tsx'

export const meta = () =>
  head({
    path: paths.pricing(),
    ...pricing.head,
    jsonLd: [priceList(), breadcrumbs('Pricing', paths.pricing())],
  })

export default function PricingPage() {
  return (
    <PublicPage>
      <Hero />
      <Panel />
      <Comparison />
      <Bill />
      <Extras />
      <Refund />
      <Questions />
      <Closing />
    </PublicPage>
  )
}
