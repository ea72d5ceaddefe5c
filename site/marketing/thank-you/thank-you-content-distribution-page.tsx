import { thankYou } from '#content/thank-you.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { ThankYouPage } from './thank-you-page.tsx'

const words = thankYou.contentAndDistribution

export const meta = () =>
  head({ path: paths.thankYou('content-distribution'), ...words.head, isIndexed: false })

export default function ThankYouContentDistributionPage() {
  return <ThankYouPage words={words} />
}
