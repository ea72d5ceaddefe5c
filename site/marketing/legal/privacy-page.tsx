import { privacy } from '#content/legal/privacy.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { LegalPage } from './legal-page.tsx'

export const meta = () => head({ path: paths.privacy(), ...privacy.head })

export default function PrivacyPage() {
  return <LegalPage document={privacy} />
}
