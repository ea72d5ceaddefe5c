import { operatorIn } from '#content/operator.ts'
import type { Settings } from '#domain/read-setting.ts'
import { periodInWords, retention } from '#domain/retention.ts'
import type { LegalSection } from './legal-document.ts'

export function privacyRights(settings: Settings): readonly LegalSection[] {
  const operator = operatorIn(settings)
  return [
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Toward us you have the right',
        {
          list: [
            'to know what we hold about you and to get a copy (Art. 15 GDPR),',
            'to have errors corrected (Art. 16 GDPR),',
            'to have data deleted, or locked instead (Art. 17 and 18 GDPR),',
            'to receive what you gave us in a common file format, or to have it passed on (Art. 20 GDPR),',
            'to take back a consent at any time with effect for the future (Art. 7 (3) GDPR).',
          ],
        },
        `One e-mail to ${operator.email} from the address concerned is enough. We answer within a month and delete across database, files, mail and suppliers at once; the unused parts and the journal of the database follow within ${periodInWords(retention.deletedRecords)}. Backups from before still hold the data until they are deleted, after ${periodInWords(retention.backups)} at the latest; if we have to go back to one of them meanwhile, we delete the data again.`,
      ],
    },
    {
      id: 'objection',
      title: 'Right to object',
      blocks: [
        'Wherever we rely on a legitimate interest, you may object for reasons that arise from your situation. We then stop, unless compelling grounds of ours outweigh yours. You may object to direct mail without any reason (Art. 21 GDPR).',
      ],
    },
    {
      id: 'complaint',
      title: 'Complaints',
      blocks: [
        `You may complain to any data protection authority in the European Union, such as the one where you live or the one of the federal state in which ${operator.company} is registered (Art. 77 GDPR).`,
      ],
    },
    {
      id: 'obligation',
      title: 'Whether you must give us data',
      blocks: [
        'You need not. Without a website and an e-mail address there is no free episode, though, and without billing data no contract.',
      ],
    },
    {
      id: 'security',
      title: 'Security and changes to this page',
      blocks: [
        'Connections are encrypted, access is limited to the people who need it, and access to personal data is logged.',
        'When our processing changes, this page changes first. The date at its top says when it did so last.',
      ],
    },
  ]
}
