import { facts, guideFacts } from '#content/facts.ts'
import { operatorIn } from '#content/operator.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { LegalSection } from './legal-document.ts'

/** How it ends, how it may change, and what is special. */
export function termsOfEnding(settings: Settings): readonly LegalSection[] {
  const operator = operatorIn(settings)
  return [
    {
      id: 'cancellation',
      title: 'Term and cancellation',
      blocks: [
        'A subscription is concluded for one month and continues month by month.',
        `Cancellation is possible at any time through the card payment provider’s customer portal or by e-mail to ${operator.email}.`,
        'Cancellation takes effect at the end of the current billing period.',
        'After this, the customer loses access to new productions but keeps all received content.',
        `A feed that we host stays online for ${facts.feedAfterCancellationDays} days after the contract has ended. Then it answers with a permanent redirect (301) to the new address that the customer has given us; without one, it holds a single farewell item.`,
        'The right of both sides to end the contract at once for good cause (§ 314 BGB) remains.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We notify customers of changes to these terms by e-mail and mark what is different.',
        `Changes take effect ${facts.termsNoticeDays} days after notification by e-mail.`,
        'Until then the customer may object or cancel. A change that would shift the balance of the contract, above all price and scope, needs the customer’s express consent; if it is refused, the contract goes on unchanged, and we may end it with regular notice.',
      ],
    },
    {
      id: 'sample',
      title: 'Free sample episode',
      blocks: [
        'The sample is a gift made from a public website. Ask for it only for a website that you may speak for.',
        'Nobody has a claim to a sample. We may decline websites that cannot be read or whose subject we do not produce.',
        'The sample may be shared as it is, with the note that its voices are synthetic.',
      ],
    },
    {
      id: 'guide',
      title: 'The guide',
      blocks: [
        `The guide on B2B podcasting is sold as a download with ${guideFacts.chapters} chapters, including its later updates. It is delivered by e-mail on the date named on its page.`,
        'The buyer may use it in its own company. Passing it on or reselling it needs our permission.',
      ],
    },
    {
      id: 'consumers',
      title: 'If you are a consumer',
      blocks: [
        'Should you conclude a contract with us for purposes that are mainly outside your trade, business or profession (§ 13 BGB), you can withdraw from it within 14 days without giving reasons. The period begins on the day of the contract.',
        `To withdraw, send us a clear statement, for example by e-mail to ${operator.email} or by post to ${operator.company}, ${operator.street}, ${operator.postalCode} ${operator.city}. It is in time if sent before the period ends.`,
        'After a withdrawal we repay everything we have received from you within 14 days, by the means you paid with and at no charge. If you asked us to start during the period, you pay for the part that was done by then.',
        'For digital content that is not delivered on a physical carrier, the right expires once we have begun with your express consent and you have confirmed that you know of this.',
        {
          details: [
            {
              term: 'Model form',
              text: `To ${operator.company}, ${operator.email}: I hereby withdraw from my contract for the following service: … Ordered on: … Name: … Address: … Date: …`,
            },
          ],
        },
        'Statutory rights in case of defects are yours in full, and clauses above that would be invalid toward a consumer do not apply to you.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law and place of jurisdiction',
      blocks: [
        'These terms are governed by German law. The UN Convention on Contracts for the International Sale of Goods does not apply. Consumers keep the protection of mandatory rules of the country they live in.',
        `If the customer is a merchant, a legal person under public law or has no general venue in Germany, the courts at the seat of ${operator.company} have jurisdiction.`,
        'If a clause is invalid, the others stand, and the law takes its place.',
      ],
    },
  ]
}
