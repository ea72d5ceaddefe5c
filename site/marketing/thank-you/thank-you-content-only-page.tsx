import { thankYou } from '#content/thank-you.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import type { Route } from './+types/thank-you-content-only-page'
import { ThankYouPage } from './thank-you-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const words = thankYou(settingsIn(matches)).contentOnly
  return head(settingsIn(matches), { path: paths.thankYou('content-only'), ...words.head, isIndexed: false })
}

export default function ThankYouContentOnlyPage() {
  return <ThankYouPage words={thankYou(useSettings()).contentOnly} />
}
