import { brandIn } from '#content/brand.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { LegalDocument } from './legal-document.ts'
import { termsOfBooking } from './terms-of-booking.ts'
import { termsOfEnding } from './terms-of-ending.ts'
import { termsOfProduction } from './terms-of-production.ts'

export function terms(settings: Settings): LegalDocument {
  return {
    head: {
      title: 'Terms of service',
      description: `What you and ${brandIn(settings).name} owe each other: packages, payment, the first-episode refund, ownership, hosting, cancellation and changes, under German law.`,
    },
    heading: 'Terms of service',
    lead: 'What we do, what it costs, whose it is and how it ends.',
    notices: {
      lawyer:
        'These terms are a template, written with care and without a law degree. The operator must have a lawyer check them before the first booking.',
      example:
        'The contracting company named in these terms is invented. As long as this note is visible, nobody can conclude a contract on them.',
    },
    lastChanged: '2026-11-21',
    numbersParagraphs: true,
    sections: [...termsOfBooking(settings), ...termsOfProduction(settings), ...termsOfEnding(settings)],
  }
}
