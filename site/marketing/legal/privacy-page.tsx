import { privacy } from '#content/legal/privacy.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import type { Route } from './+types/privacy-page'
import { LegalPage } from './legal-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const document = privacy(settingsIn(matches))
  return head(settingsIn(matches), {
    path: paths.privacy(),
    ...document.head,
    jsonLd: [breadcrumbs(settingsIn(matches), document.heading, paths.privacy())],
  })
}

export default function PrivacyPage() {
  return <LegalPage document={privacy(useSettings())} />
}
