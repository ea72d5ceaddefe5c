import { imprint } from '#content/legal/imprint.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { LegalPage } from './legal-page.tsx'

export const meta = () => head({ path: paths.imprint(), ...imprint.head })

export default function ImprintPage() {
  return <LegalPage document={imprint} />
}
