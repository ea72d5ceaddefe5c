import { terms } from '#content/legal/terms.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { LegalPage } from './legal-page.tsx'

export const meta = () => head({ path: paths.terms(), ...terms.head })

export default function TermsPage() {
  return <LegalPage document={terms} />
}
