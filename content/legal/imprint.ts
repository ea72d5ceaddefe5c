import { brandIn } from '#content/brand.ts'
import { operatorIn } from '#content/operator.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { LegalDocument } from './legal-document.ts'

export function imprint(settings: Settings): LegalDocument {
  const operator = operatorIn(settings)
  const address = `${operator.street}, ${operator.postalCode} ${operator.city}, ${operator.country}`
  return {
    head: {
      title: 'Imprint',
      description: `Who operates ${brandIn(settings).name}: company, address, register entry, VAT number and the person responsible, as § 5 of the German Digital Services Act (DDG) asks for.`,
    },
    heading: 'Imprint',
    lead: `The company behind ${brandIn(settings).name}, and how to reach it.`,
    notices: {
      lawyer:
        'A template for § 5 DDG. A lawyer has to check it before the operator relies on it, since further duties depend on profession, legal form and federal state.',
      example:
        'The company below does not exist. Every name, address and number in this imprint stands in for the operator’s own, which belong into the studio’s settings.',
    },
    lastChanged: '2026-11-21',
    numbersParagraphs: false,
    sections: [
      {
        id: 'provider',
        title: 'Provider',
        blocks: [
          {
            details: [
              { term: 'Company', text: operator.company },
              { term: 'Address', text: address },
              { term: 'Represented by', text: `${operator.managingDirector}, managing director` },
              { term: 'Register', text: `${operator.registerCourt}, ${operator.registerNumber}` },
              { term: 'VAT number (§ 27a UStG)', text: operator.vatId },
            ],
          },
        ],
      },
      {
        id: 'contact',
        title: 'Contact',
        blocks: [
          {
            details: [
              { term: 'E-mail', text: operator.email },
              { term: 'Telephone', text: operator.phone },
            ],
          },
        ],
      },
      {
        id: 'responsible',
        title: 'Responsible for editorial content',
        blocks: [
          `In the sense of § 18 (2) of the Interstate Media Treaty (MStV): ${operator.responsiblePerson}, ${address}.`,
        ],
      },
      {
        id: 'hosting',
        title: 'Hosting',
        blocks: [`This site and the feeds that we host run on servers of ${operator.hosting}.`],
      },
      {
        id: 'notices',
        title: 'Reporting illegal content',
        blocks: [
          `Authorities and readers reach our contact point under Articles 11 and 12 of the EU Digital Services Act at ${operator.email}, in German or English.`,
          'If you believe that an episode or a page we host breaks the law, name its address and say why. We confirm the report, look at it without undue delay and tell you what we decided and how to object.',
        ],
      },
      {
        id: 'disputes',
        title: 'Consumer disputes',
        blocks: [
          'We are neither obliged nor willing to take part in proceedings before a consumer arbitration board (§ 36 VSBG). The former EU platform for online dispute resolution was closed in July 2025.',
        ],
      },
      {
        id: 'liability',
        title: 'Links and copyright',
        blocks: [
          'We answer for our own pages under the general laws. Pages of others that we link to are theirs; we looked at them when we set the link, and we remove it as soon as we learn of anything unlawful there.',
          `Texts, drawings and sound on this site belong to ${operator.company} unless marked otherwise. Episodes made for clients belong to those clients.`,
        ],
      },
    ],
  }
}
