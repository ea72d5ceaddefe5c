import { useRouteError } from 'react-router'
import { contactEmail } from '#content/brand.ts'
import { notFound } from '#content/not-found.ts'
import { unexpected } from '#content/trouble.ts'
import styles from './error-screen.module.css'
import { paths } from './paths.ts'
import { useSettings } from './settings.ts'
import { type PageTrouble, troubleOf } from './trouble.ts'
import { ButtonLink } from './ui/button.tsx'
import { PublicPage } from './ui/public-page.tsx'

/** Shown for an unknown address and for everything that a page throws. */
export function ErrorScreen() {
  return <TroublePage trouble={troubleOf(useRouteError())} />
}

export function TroublePage({ trouble }: { trouble: PageTrouble }) {
  return (
    <PublicPage>
      <div className={`wrap ${styles.screen}`}>
        <FlatLine />
        <TroubleWords trouble={trouble} />
      </div>
    </PublicPage>
  )
}

type TroubleWordsProps = { trouble: PageTrouble; home?: { address: string; link: string } }

/** Plain links: whatever the page still believes goes with it. */
export function TroubleWords({ trouble, home = publicHome }: TroubleWordsProps) {
  const to = (!trouble.isUnexpected && placeOf(trouble)) || home
  return (
    <>
      <h1 className={trouble.isUnexpected ? styles.unexpected : undefined}>{trouble.heading}</h1>
      {trouble.isUnexpected ? <Reason {...trouble} /> : <p className="lead quiet">{trouble.text}</p>}
      <p>
        <ButtonLink href={to.address} look={trouble.isUnexpected ? 'line' : 'signal'}>
          {to.link}
        </ButtonLink>
      </p>
    </>
  )
}

const publicHome = { address: paths.home(), link: notFound.link }

function placeOf({ leads, link }: PageTrouble & { isUnexpected: false }) {
  if (!leads || !link) return undefined
  return { address: leads === 'sign-in' ? paths.studioSignIn() : paths.studio(), link }
}

function Reason({ reason, text, reference }: PageTrouble & { isUnexpected: true }) {
  const email = contactEmail(useSettings())
  return (
    <>
      <p className="lead" data-reason>
        {reason}
      </p>
      {text && <p>{text}</p>}
      <p className="quiet">{reference ? unexpected.quoteReference(email) : unexpected.quoteMessage(email)}</p>
      {reference && (
        <p>
          <code data-reference className={styles.reference}>
            {reference}
          </code>
        </p>
      )}
    </>
  )
}

/** A waveform of silence, with the one click that ended it. */
export function FlatLine() {
  return (
    <svg className={styles.flatLine} viewBox="0 0 600 48" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 24h600" />
      <path className={styles.click} d="M150 2v44M158 14v20" />
    </svg>
  )
}
