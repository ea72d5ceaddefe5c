import { privacy } from '#content/legal/privacy.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { LegalPage } from './legal-page.tsx'

export const meta = () =>
  head({ path: paths.privacy(), ...privacy.head, jsonLd: [breadcrumbs(privacy.heading, paths.privacy())] })

export default function PrivacyPage() {
  return <LegalPage document={privacy} />
}
