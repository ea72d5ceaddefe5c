import { priceWords as words } from '#content/guide/price-words.ts'
import { useSettings } from '#site/settings.ts'
import { NewTabButton } from '#site/ui/button.tsx'
import { saidFirst } from './ladder-words.ts'

/** Opens the checkout of the very stage that it shows. */
export function BuyButton({
  isSmall = false,
  className,
}: {
  isSmall?: boolean
  className?: string | undefined
}) {
  const { buy, leads } = saidFirst(useSettings())
  return (
    <NewTabButton href={leads} isSmall={isSmall} className={className} data-leads="">
      {isSmall ? words.buyShort : <span data-says="buy">{buy}</span>}
    </NewTabButton>
  )
}
