import { islandsScript } from 'virtual:islands'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import { nameOfUpload } from '#content/mark-version.ts'
import type { Settings } from '#domain/read-setting.ts'
import { changedOnPages, settingsWith } from '#domain/settings.ts'
import type { Route } from './+types/root'
import { ErrorScreen } from './error-screen.tsx'
import { IconLinks } from './head/icon-links.tsx'
import { prefetchOnIntent } from './head/prefetch-on-intent.ts'
import { InlineScript } from './inline-script.tsx'
import { HandedSettings } from './islands/handed-settings.tsx'
import wake from './islands/wake.ts?inline'
import { SettingsContext, useSettings } from './settings.ts'
import { settingsFor } from './settings-of-page.ts'
import { troubleHead } from './trouble.ts'
import headingFont from './ui/font/bricolage.woff2?url'
import './ui/style.css'
import './ui/motion.css'
import './ui/print.css'

/** What a page ships to the browser: nothing (the default), islands of React, or the whole client. */
export type Handle = {
  ships?: 'islands' | 'app'
  /** The settings that its islands show. */
  shows?: RegExp
  /** Seconds after which a browser without scripts asks again, by what the page has loaded. */
  reloadsAfter?: (loaded: unknown) => number | undefined
}

/** What differs from the defaults: whoever hydrates knows those. */
export function loader({ context }: Route.LoaderArgs) {
  const { 'brand.mark': upload, ...changed } = changedOnPages(settingsFor(context))
  return upload ? { ...changed, 'brand.mark': nameOfUpload(upload) } : changed
}

export function Layout({ children }: { children: ReactNode }) {
  const settings = useHanded()
  const ships = useShipping()
  const seconds = useReload()
  return (
    <SettingsContext value={settings}>
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
          {ships === 'islands' && <Islands settings={settings} />}
          {ships === 'app' && (
            <>
              <ScrollRestoration />
              <Scripts />
            </>
          )}
        </body>
      </html>
    </SettingsContext>
  )
}

function Islands({ settings }: { settings: Settings }) {
  const shown = useShown(settings)
  return (
    <>
      {shown && <HandedSettings shown={shown} />}
      <InlineScript data-islands={islandsScript} code={wake} />
    </>
  )
}

/** The server hands them in; the browser has what differs, and knows the rest. */
function useHanded(): Settings {
  const handed = useSettings()
  const changed = useRouteLoaderData<typeof loader>('root')
  return typeof document === 'undefined' ? handed : settingsWith(changed ?? {})
}

// A handle is what its page wrote, and pages write this.
const useHandles = () => useMatches().map(({ handle }) => handle as Handle | undefined)

function useShipping() {
  const ships = useHandles()
    .flatMap((handle) => handle?.ships ?? [])
    .at(-1)
  // In development every page hydrates, so that edits appear without a reload.
  return import.meta.env.DEV ? 'app' : ships
}

function useShown(settings: Settings): Settings | undefined {
  const shows = useHandles()
    .flatMap((handle) => handle?.shows ?? [])
    .at(-1)
  return shows && Object.fromEntries(Object.entries(settings).filter(([key]) => shows.test(key)))
}

function useReload() {
  const matches = useMatches()
  // A handle is what its page wrote, and pages write this.
  return matches
    .map(({ handle, loaderData }) => (handle as Handle | undefined)?.reloadsAfter?.(loaderData))
    .find(Boolean)
}

/** Pages bring their own head; this is for addresses that have none. */
export function meta({ error, matches }: Route.MetaArgs) {
  return error ? troubleHead(matches, error) : []
}

export default function Root() {
  return <Outlet />
}

export { ErrorScreen as ErrorBoundary }
