import { priceWords as words } from '#content/guide/price-words.ts'
import { NewTabButton } from '#site/ui/button.tsx'
import { holdLadder, releaseAfterClick, useLadder } from './ladder.ts'
import { dollars, useOffer } from './offers.ts'

/** Opens the checkout of the very stage that it shows. */
export function BuyButton({
  isSmall = false,
  className,
}: {
  isSmall?: boolean
  className?: string | undefined
}) {
  const { price, paymentLink } = useOffer(useLadder(({ priceStage }) => priceStage))
  return (
    <NewTabButton
      href={paymentLink}
      isSmall={isSmall}
      className={className}
      onPointerDown={(event) => event.button === 0 && holdLadder()}
      onClick={releaseAfterClick}
    >
      {isSmall ? words.buyShort : words.buy(dollars(price))}
    </NewTabButton>
  )
}
