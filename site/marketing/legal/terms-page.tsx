import { terms } from '#content/legal/terms.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { LegalPage } from './legal-page.tsx'

export const meta = () =>
  head({ path: paths.terms(), ...terms.head, jsonLd: [breadcrumbs(terms.heading, paths.terms())] })

export default function TermsPage() {
  return <LegalPage document={terms} />
}
