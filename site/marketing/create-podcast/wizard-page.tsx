import { createPodcast } from '#content/create-podcast.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { Island } from '#site/islands/island.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import { Unbroken } from '#site/ui/unbroken.tsx'
import { NextOffers } from './next-offers.tsx'
import { Promo } from './promo.tsx'
import recall from './recall.ts?inline'
import type { RequestSource } from './send-request.ts'
import { Wizard } from './wizard.tsx'
import styles from './wizard-page.module.css'

/** Both addresses show the same page; they differ in what a request says about its source. */
export function WizardPage({ source }: { source?: RequestSource }) {
  return (
    <PublicPage lastWords={createPodcast.promo.heading}>
      <div className={`wrap ${styles.words}`}>
        <h1>{createPodcast.heading}</h1>
        <p className="lead">
          <Unbroken text={createPodcast.lead} />
        </p>
      </div>
      <Island name="Wizard" of={Wizard} wakes="on-intent" props={source ? { source } : {}} />
      <NextOffers />
      <InlineScript code={recall} />
      <Promo />
    </PublicPage>
  )
}
