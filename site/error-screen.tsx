import { isRouteErrorResponse, useRouteError } from 'react-router'
import { notFound, unexpected } from '#content/not-found.ts'
import { unfit } from '#content/unfit.ts'
import styles from './error-screen.module.css'
import { paths } from './paths.ts'
import { ButtonLink } from './ui/button.tsx'
import { PublicPage } from './ui/public-page.tsx'

/** Shown for an unknown address and for everything that a page throws. */
export function ErrorScreen() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <Unexpected error={error} />
  if (error.status === 404) return <NotFound />
  const sentence = Object.values(unfit).find((each) => each === error.data)
  return sentence ? <Unfit sentence={sentence} /> : <Unexpected error={error} />
}

/** Whoever sent what cannot be read is told what to do about it. */
function Unfit({ sentence }: { sentence: string }) {
  return (
    <PublicPage>
      <div className={`wrap ${styles.screen}`}>
        <FlatLine />
        <h1>{unfit.heading}</h1>
        <p className="lead">{sentence}</p>
        <p>
          <ButtonLink href={paths.home()} look="line">
            {notFound.linkLabel}
          </ButtonLink>
        </p>
      </div>
    </PublicPage>
  )
}

function NotFound() {
  return (
    <PublicPage>
      <div className={`wrap ${styles.screen}`}>
        <FlatLine />
        <h1>{notFound.heading}</h1>
        <p className="lead quiet">{notFound.text}</p>
        <p>
          <ButtonLink href={paths.home()}>{notFound.linkLabel}</ButtonLink>
        </p>
      </div>
    </PublicPage>
  )
}

export function Unexpected({ error }: { error: unknown }) {
  return (
    <PublicPage>
      <div className={`wrap ${styles.screen}`}>
        <FlatLine />
        <h1 className={styles.unexpected}>{unexpected.heading}</h1>
        <p className="lead" data-reason>
          {reason(error)}
        </p>
        <p className="quiet">{unexpected.hint}</p>
        <p>
          <ButtonLink href={paths.home()} look="line">
            {notFound.linkLabel}
          </ButtonLink>
        </p>
      </div>
    </PublicPage>
  )
}

function reason(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : 'Unknown error'
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
