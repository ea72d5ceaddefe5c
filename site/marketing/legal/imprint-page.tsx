import { imprint } from '#content/legal/imprint.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { LegalPage } from './legal-page.tsx'

export const meta = () =>
  head({ path: paths.imprint(), ...imprint.head, jsonLd: [breadcrumbs(imprint.heading, paths.imprint())] })

export default function ImprintPage() {
  return <LegalPage document={imprint} />
}
