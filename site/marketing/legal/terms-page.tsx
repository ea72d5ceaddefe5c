import { terms } from '#content/legal/terms.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import type { Route } from './+types/terms-page'
import { LegalPage } from './legal-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const document = terms(settingsIn(matches))
  return head(settingsIn(matches), {
    path: paths.terms(),
    ...document.head,
    jsonLd: [breadcrumbs(settingsIn(matches), document.heading, paths.terms())],
  })
}

export default function TermsPage() {
  return <LegalPage document={terms(useSettings())} />
}
