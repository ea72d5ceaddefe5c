import { brandIn } from '#content/brand.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { LegalDocument } from './legal-document.ts'
import { privacyOfClients } from './privacy-of-clients.ts'
import { privacyOfVisits } from './privacy-of-visits.ts'
import { privacyRights } from './privacy-rights.ts'

export function privacy(settings: Settings): LegalDocument {
  return {
    head: {
      title: 'Privacy',
      description: `Which personal data ${brandIn(settings).name} processes, why, for how long and who else receives it: for visitors, free-episode requests, consultations and clients.`,
    },
    heading: 'Privacy',
    lead: 'What we learn about you, what we do with it, and how you stop it.',
    notices: {
      lawyer:
        'A template after Articles 13 and 14 GDPR, matched to what this software does. The operator must have it checked by a lawyer and complete whatever it does beyond that.',
      example:
        'Controller and recipients named on this page are placeholders. An operator replaces them in the studio’s settings before it asks anyone for data.',
    },
    lastChanged: '2026-11-27',
    numbersParagraphs: false,
    sections: [...privacyOfVisits(settings), ...privacyOfClients(settings), ...privacyRights(settings)],
  }
}
