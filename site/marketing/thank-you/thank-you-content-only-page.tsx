import { thankYou } from '#content/thank-you.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { ThankYouPage } from './thank-you-page.tsx'

const words = thankYou.contentOnly

export const meta = () => head({ path: paths.thankYou('content-only'), ...words.head, isIndexed: false })

export default function ThankYouContentOnlyPage() {
  return <ThankYouPage words={words} />
}
