import { imprint } from '#content/legal/imprint.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import type { Route } from './+types/imprint-page'
import { LegalPage } from './legal-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const document = imprint(settingsIn(matches))
  return head(settingsIn(matches), {
    path: paths.imprint(),
    ...document.head,
    jsonLd: [breadcrumbs(settingsIn(matches), document.heading, paths.imprint())],
  })
}

export default function ImprintPage() {
  return <LegalPage document={imprint(useSettings())} />
}
