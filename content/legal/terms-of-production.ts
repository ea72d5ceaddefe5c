import { facts } from '#content/facts.ts'
import { operatorIn } from '#content/operator.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { LegalSection } from './legal-document.ts'

/** While we work for the customer. */
export function termsOfProduction(settings: Settings): readonly LegalSection[] {
  const operator = operatorIn(settings)
  return [
    {
      id: 'cooperation',
      title: 'What we need from the customer',
      blocks: [
        'The customer answers the onboarding questionnaire, names one person who may approve, and gives or refuses approvals in text form.',
        'The customer passes on only material that may be used in this way, and tells us which rules of its profession or market an episode has to follow.',
        'Scripts and first versions are open to changes until they are approved. Changes after an approval are quoted separately.',
      ],
    },
    {
      id: 'ownership',
      title: 'Ownership of the content and liability for it',
      blocks: [
        'Content made for the customer belongs fully to the customer. We transfer all rights in scripts, audio, cover and texts, exclusively and without limit in time, place or manner, as each is delivered and paid for.',
        'Stock voices, music and software remain with those who own them. The customer may use them as part of the episodes for as long as it likes.',
        'Liability for content rests with the customer. This includes factual claims, advertising law and the rights of people and companies who are mentioned.',
        'If others claim damages from us because of content that the customer supplied or approved, the customer indemnifies us, including the reasonable cost of a defense, unless it is not at fault.',
        'We name the customer as a reference, or play its episodes as examples, only after it has agreed in text form.',
      ],
    },
    {
      id: 'voices',
      title: 'AI voices and voice cloning',
      blocks: [
        'All voices are synthetic. Each episode says so in the audio, on its page, in its tags and in its feed. The customer does not remove these marks where the law asks for them.',
        `Voice cloning needs the written consent of the speaker, besides ${facts.voiceCloningAudioMinutes} minutes of audio. Until we hold that consent, no voice is made.`,
        'A cloned voice speaks for this customer only. When the speaker withdraws consent, we stop using the voice at once and delete it together with its samples; finished episodes stay up unless the speaker has a right to their removal.',
      ],
    },
    {
      id: 'hosting',
      title: 'Hosting and distribution',
      blocks: [
        'Booking a package with hosting means automatic distribution to all major podcast platforms.',
        'In a package without hosting we deliver finished episodes, and the customer publishes them.',
        'Platforms decide by their own rules what they list and when. We submit shows with care and do not owe a listing.',
        'The address of a private feed works like a key. The customer makes sure that it reaches only the people it is meant for.',
      ],
    },
    {
      id: 'unlawful-content',
      title: 'What may not be hosted',
      blocks: [
        'We do not produce or host content that breaks the law, incites hatred, endangers minors or imitates a person without permission.',
        `Reports reach us at ${operator.email}. A person, never software alone, decides about a block; we tell the customer the reasons, and it may object by e-mail within six months.`,
      ],
    },
    {
      id: 'results',
      title: 'No promised results',
      blocks: [
        'We owe the work described, done well. We do not owe listeners, leads or sales. Figures and stories on this site illustrate what is possible and become no part of the contract.',
      ],
    },
    {
      id: 'our-liability',
      title: 'Our liability',
      blocks: [
        'We are liable without limit for intent and gross negligence, for injury to life, body or health, under the Product Liability Act, and for guarantees that we have expressly given.',
        'For slight negligence we are liable only if a duty is breached without which the contract makes no sense and on whose fulfillment the customer may rely; then up to the damage that is typical and foreseeable for this kind of contract.',
        'Beyond that our liability is excluded. The same limits protect our staff and those who work on our behalf. The section on liability for content stays unaffected.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality and personal data',
      blocks: [
        'Both sides keep secret what the other has marked as confidential or what is evidently so, during the contract and for three years after it.',
        'How we handle personal data is described on the [privacy page](/privacy). Where we process it on the customer’s behalf, for instance as host of a private feed, we conclude an agreement under Article 28 GDPR.',
      ],
    },
  ]
}
