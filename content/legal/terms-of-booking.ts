import { facts, voiceCloning } from '#content/facts.ts'
import { operatorIn } from '#content/operator.ts'
import { packages } from '#content/packages.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { LegalSection } from './legal-document.ts'

/** From the first sentence to the first payment. */
export function termsOfBooking(settings: Settings): readonly LegalSection[] {
  const operator = operatorIn(settings)
  return [
    {
      id: 'scope',
      title: 'Who these terms bind',
      blocks: [
        `These terms govern every contract about podcast production between ${operator.company}, ${operator.street}, ${operator.postalCode} ${operator.city}, ${operator.country} (“we”) and the person or company that books (“the customer”).`,
        'The packages are offered to entrepreneurs in the sense of § 14 BGB: to people and companies that book for their business. What applies to consumers in addition is said in a section of its own.',
        'Conditions of the customer become part of the contract only where we have accepted them in text form.',
      ],
    },
    {
      id: 'services',
      title: 'What is owed',
      blocks: [
        'We write scripts or use the customer’s existing content, have them spoken by AI voices, master the audio, and supply a title and a description for each episode. What a package holds beyond that is written in its description at the time of booking.',
        {
          details: packages(settings).map(({ name, features }) => ({
            term: name,
            text: features.join(' • '),
          })),
        },
        `An episode runs up to ${facts.longestEpisodeMinutes} minutes. Longer ones are made on request, at a quoted price.`,
        'Episodes are counted per billing month. One that waits for an approval of the customer is finished once the approval is there; payments do not move with it.',
        'Periods named on this site are our usual ones. A date binds us only where we have confirmed it as binding.',
      ],
    },
    {
      id: 'contract',
      title: 'How a contract comes about',
      blocks: [
        'Showing a package on this site is an invitation to book. The customer books by completing the checkout of our card payment provider; the contract is concluded when the payment is confirmed there or, at the latest, when we confirm the booking by e-mail.',
        'A consultation, a quote and a free sample episode bind nobody to book.',
        'The contract language is English. We keep the text of the contract and send it to the customer by e-mail.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      blocks: [
        {
          details: packages(settings).map(({ name, setupFee, mainPrice, recurring }) => ({
            term: name,
            text: `${setupFee} setup fee, then ${mainPrice} ${recurring}.`,
          })),
        },
        'Every setup fee is one-time. It is due with the first monthly payment.',
        'The monthly price is paid ahead for each billing month, which runs from the date of booking. The card payment provider collects it.',
        `Voice cloning costs ${voiceCloning(settings)} for each voice, once.`,
        'Amounts are in US dollars and net of value added tax, which we add where the law requires it.',
        'When a payment fails, we tell the customer and may pause production until it is made. The contract continues meanwhile.',
      ],
    },
    {
      id: 'guarantee',
      title: 'Refund if the first episode is not loved',
      blocks: [
        'If the customer does not love the first episode, we give a full refund of the setup fee and the first month.',
        `An e-mail to ${operator.email} is enough, sent before the customer approves the first episode. No reason has to be given.`,
        'We pay the money back within 14 days by the means it was paid with. The contract ends with the refund, and the rights in the episode stay with us.',
      ],
    },
  ]
}
