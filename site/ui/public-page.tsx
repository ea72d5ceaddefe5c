import type { ReactNode } from 'react'
import { Dock } from './dock/dock.tsx'
import { SiteFooter } from './site-footer.tsx'
import { type HeaderOptions, SiteHeader } from './site-header.tsx'

type PublicPageProps = {
  header?: HeaderOptions
  /** It has a player of its own at the bottom. */
  hidesDock?: boolean
  /** The words that it has just above the footer. */
  lastWords?: string
  children: ReactNode
}

/** The frame of every public page: skip link, header, one main, footer, and the small player. */
export function PublicPage({ header, hidesDock = false, lastWords, children }: PublicPageProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter saidAbove={lastWords} />
      {!hidesDock && <Dock />}
    </>
  )
}
