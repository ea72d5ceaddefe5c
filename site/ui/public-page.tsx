import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { type HeaderOptions, SiteHeader } from './site-header.tsx'

/** The frame of every public page: skip link, header, one main, footer. */
export function PublicPage({ header, children }: { header?: HeaderOptions; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
