import { packages } from '#content/packages.ts'
import { standInCheckout } from '#content/stand-in-checkout.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/stand-in-checkout-page'
import styles from './stand-in-checkout-page.module.css'

const offerOf = (id: string) => packages.find((offer) => offer.id === id)

export const meta = ({ params }: Route.MetaArgs) =>
  head({
    path: paths.standInCheckout(params.packageId),
    title: standInCheckout.title(offerOf(params.packageId)?.name ?? ''),
    description: standInCheckout.text,
    isIndexed: false,
  })

export function loader({ params }: Route.LoaderArgs) {
  if (!offerOf(params.packageId)) throw new Response(null, { status: 404 })
}

/** Stands where a payment company's checkout would open, so that the journey can be walked with no account. */
export default function StandInCheckoutPage({ params }: Route.ComponentProps) {
  const offer = offerOf(params.packageId)
  if (!offer) return null
  return (
    <PublicPage header={{ hidesBookCall: true }}>
      <div className={`wrap ${styles.page}`}>
        <h1>{standInCheckout.title(offer.name)}</h1>
        <p className="lead">{standInCheckout.text}</p>
        <p className="figures">{`${offer.mainPrice} ${offer.recurring}, ${offer.setupFee} setup`}</p>
        <p className="quiet">
          {standInCheckout.forOperators} <code>{`CHECKOUT_${offer.id.toUpperCase()}_URL`}</code>
        </p>
        <p>
          <ButtonLink href={paths.home('service-packages')} look="line">
            {standInCheckout.back}
          </ButtonLink>
        </p>
      </div>
    </PublicPage>
  )
}
