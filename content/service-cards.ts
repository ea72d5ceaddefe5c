import { facts } from './facts.ts'

type ServiceCard = { id: string; title: string; description: string }

export const serviceCards: readonly ServiceCard[] = [
  {
    id: 'onboarding',
    title: 'Onboarding call',
    description:
      'The setup call: one conversation about your business, your customers and what they keep asking you.',
  },
  {
    id: 'scripts',
    title: 'Scripts, or your own content',
    description:
      'We write the scripts. Or you send the content you already have, such as articles and talks, and we use that.',
  },
  {
    id: 'voices',
    title: 'Studio-quality AI voices',
    description: `Pick one of ${facts.stockVoices} stock professional voices, or add optional voice cloning and be heard in your own. Listeners are told that the voice is AI.`,
  },
  {
    id: 'series',
    title: 'SEO titles and descriptions',
    description:
      'We also manage series: connected episodes with matching titles and SEO-optimized descriptions, so that one leads to the next.',
  },
  {
    id: 'hosting',
    title: 'Optional hosting and distribution',
    description:
      'A package with hosting means automatic distribution to all major podcast platforms, with analytics. Without hosting, we deliver finished episodes for you to publish.',
  },
  {
    id: 'beyond',
    title: 'Beyond the public feed',
    description:
      'Repurposing into clips and texts, private internal podcasts for your staff, and white-label production for agencies.',
  },
]
