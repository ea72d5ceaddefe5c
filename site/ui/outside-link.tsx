import type { ReactNode } from 'react'

/** Leads to somebody else's page without telling it where from; without an address it is only its words. */
export function OutsideLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  )
}
