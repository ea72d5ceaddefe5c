import type { MetaDescriptor } from 'react-router'
import { standInCheckout } from '#content/stand-in-checkout.ts'
import type { Settings } from '#domain/read-setting.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { settingsFor, settingsIn } from '#site/settings-of-page.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/stand-in-checkout-page'
import styles from './stand-in-checkout-page.module.css'
import { standInOffers } from './stand-in-offers.ts'

const offerOf = (id: string, settings: Settings) => standInOffers(settings).find((offer) => offer.id === id)

export function meta({ params, matches }: Route.MetaArgs): MetaDescriptor[] {
  return head(settingsIn(matches), {
    path: paths.standInCheckout(params.offerId),
    title: standInCheckout.title(offerOf(params.offerId, settingsIn(matches))?.name ?? ''),
    description: standInCheckout.text,
    isIndexed: false,
  })
}

export function loader({ params, context }: Route.LoaderArgs) {
  if (!offerOf(params.offerId, settingsFor(context))) throw new Response(null, { status: 404 })
}

/** Stands where a payment company's checkout would open, so that the journey can be walked with no account. */
export default function StandInCheckoutPage({ params }: Route.ComponentProps) {
  const offer = offerOf(params.offerId, useSettings())
  if (!offer) return null
  return (
    <PublicPage header={{ hidesBookCall: true }}>
      <div className={`wrap ${styles.page}`}>
        <h1>{standInCheckout.title(offer.name)}</h1>
        <p className="lead">{standInCheckout.text}</p>
        <p className="figures">{offer.price}</p>
        <p className={styles.ways}>
          <ButtonLink href={paths.contact()}>{standInCheckout.call}</ButtonLink>
          <ButtonLink href={offer.back.href} look="line">
            {offer.back.label}
          </ButtonLink>
        </p>
      </div>
    </PublicPage>
  )
}
