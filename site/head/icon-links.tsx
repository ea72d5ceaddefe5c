import { markVersion } from '#content/mark-version.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'

/** Icons, the web manifest and the colour of the browser's bar. */
export function IconLinks() {
  const version = markVersion(useSettings())
  return (
    <>
      <link rel="icon" href={paths.mark(version)} type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href={paths.icon('apple-touch')} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#14120f" media="(prefers-color-scheme: dark)" />
    </>
  )
}
