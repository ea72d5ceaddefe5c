import { contentAndDistribution as words } from '#content/thank-you.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import type { Route } from './+types/thank-you-content-distribution-page'
import { ThankYouPage } from './thank-you-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return head(settingsIn(matches), {
    path: paths.thankYou('content-distribution'),
    ...words.head,
    isIndexed: false,
  })
}

export default function ThankYouContentDistributionPage() {
  return <ThankYouPage words={words} />
}
