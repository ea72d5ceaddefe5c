import { islandsScript } from 'virtual:islands'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import type { Route } from './+types/root'
import { ErrorScreen } from './error-screen.tsx'
import { IconLinks } from './head/icon-links.tsx'
import { prefetchOnIntent } from './head/prefetch-on-intent.ts'
import { InlineScript } from './inline-script.tsx'
import wake from './islands/wake.ts?inline'
import { troubleHead } from './trouble.ts'
import headingFont from './ui/font/bricolage.woff2?url'
import './ui/style.css'
import './ui/print.css'

/** What a page ships to the browser: nothing (the default), islands of React, or the whole client. */
export type Handle = {
  ships?: 'islands' | 'app'
  /** Seconds after which a browser without scripts asks again, by what the page has loaded. */
  reloadsAfter?: (loaded: unknown) => number | undefined
}

export function Layout({ children }: { children: ReactNode }) {
  const ships = useShipping()
  const seconds = useReload()
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {seconds && (
          <noscript>
            <meta httpEquiv="refresh" content={`${seconds}`} />
          </noscript>
        )}
        <Links />
        <IconLinks />
        <link rel="preload" as="font" type="font/woff2" href={headingFont} crossOrigin="anonymous" />
      </head>
      <body>
        {children}
        <InlineScript type="speculationrules" code={prefetchOnIntent} />
        {ships === 'islands' && <InlineScript data-islands={islandsScript} code={wake} />}
        {ships === 'app' && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

function useShipping() {
  const matches = useMatches()
  // In development every page hydrates, so that edits appear without a reload.
  if (import.meta.env.DEV) return 'app'
  return matches.map((match) => (match.handle as Handle | undefined)?.ships).findLast(Boolean)
}

function useReload() {
  const matches = useMatches()
  return matches
    .map(({ handle, loaderData }) => (handle as Handle | undefined)?.reloadsAfter?.(loaderData))
    .find(Boolean)
}

/** Pages bring their own head; this is for addresses that have none. */
export const meta = ({ error }: Route.MetaArgs) => (error ? troubleHead(error) : [])

export default function Root() {
  return <Outlet />
}

export { ErrorScreen as ErrorBoundary }
