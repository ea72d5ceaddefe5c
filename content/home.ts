import type { Settings } from '#domain/read-setting.ts'
import { brandIn } from './brand.ts'
import { facts, range, usd } from './facts.ts'
import { packages } from './packages.ts'

type Section = { kicker?: string; title: string; text: string }

const sampleHours = range(facts.sampleDeliveryHours)

export function homeHead(settings: Settings) {
  const lowestMonthlyPrice = usd(Math.min(...packages(settings).map((offer) => offer.mainPriceCents)))
  const { agencyTitle, tagline } = brandIn(settings)
  return {
    title: `${agencyTitle}: ${tagline}`,
    description: `We write, voice and produce your podcast with AI voices, from ${lowestMonthlyPrice} a month plus setup. You record nothing. Free sample within ${sampleHours} hours.`,
    keywords: [
      'done-for-you podcast',
      'podcast production service',
      'AI voice podcast',
      'business podcast',
      'B2B podcast',
      'podcast agency',
      'voice cloning',
      'podcast hosting and distribution',
    ],
  } as const
}

const hero = {
  lead: 'We write, voice and produce a podcast about what your business knows, to earn you authority and leads. You never sit at a microphone.',
  buttonLabel: 'Listen to Sample Episodes',
  sourcesLabel: 'Every sentence of this sample, and what it rests on',
  fieldLabel: 'Your website',
  fieldPlaceholder: 'example.com',
  wizardLinkLabel: 'Hear it about your business',
  smallPrint: `One free episode made from your website, by e-mail within ${sampleHours} hours.`,
  live: {
    label: 'What is said, and where it stands',
    source: 'On their website',
    nothing: 'This states nothing about the bakery, so it needs no source.',
  },
  platformsLabel: 'Where your show can be heard',
} as const

const service: Section = {
  title: 'Our Service',
  text: 'You bring what you know about your business. We make the show from it, in AI voices with studio-quality audio.',
}

const steps: Section & { line: string; moreLabel: string } = {
  moreLabel: 'How it works, week by week',
  title: 'Your part is one call and a few approvals',
  text: 'Everything between your first sentence about the business and the finished episode is our job.',
  line: 'Free consultation • Custom quote • Full service',
}

const impact: Section = {
  kicker: 'Example figures',
  title: 'What a podcast can do',
  text: `A page is skimmed. An episode has someone’s ear for up to ${facts.longestEpisodeMinutes} minutes, on the drive or at the sink.`,
}

const useCases: Section & { resultLabel: string } = {
  kicker: 'Use cases',
  title: 'Find the show that fits your business',
  text: 'Pick the group that sounds like you. The results describe what each show is made for; they are examples.',
  resultLabel: 'Example result',
}

const audiences: Section = {
  title: 'Made for people with more to say than time',
  text: 'We work for solo entrepreneurs, coaches, advisors, consultants, sales trainers, educators and real-estate professionals; for agencies and marketing agencies; for tech founders and startups; and for corporates, mid-market and enterprise firms and their HR and recruiting teams.',
}

const successStories: Section & { note: string; moreLabel: string } = {
  kicker: 'Success stories',
  title: 'Six example shows',
  text: 'Press a cover to hear it. Its name opens what the show is for.',
  note: 'The clients and their results are invented, to show how different six podcasts from one studio can be. The samples are real: our production line made them from sample websites. Because no such feeds exist, the platform links open a search.',
  moreLabel: 'All samples, by trade',
}

const guarantee: Section = {
  kicker: 'Guarantee',
  title: 'Love the first episode, or get a full refund',
  text: 'If you do not love your first episode, we pay back the setup fee and the first month. You hear it before we produce the rest, so you find out early.',
}

const faq: Section & { ways: readonly { path: string; label: string }[] } = {
  ways: [
    { path: '/why-podcast', label: 'Is a podcast worth it at all?' },
    { path: '/compare', label: 'Free tool, freelancer, agency, or us?' },
    { path: '/how-an-episode-is-made', label: 'How is an episode made?' },
  ],
  kicker: 'FAQ',
  title: 'What careful founders ask',
  text: 'If your question is missing, bring it to the free consultation.',
}

const packagePricing: Section & { compareLabel: string } = {
  compareLabel: 'Compare the packages in full',
  title: 'Service packages',
  text: 'A setup fee builds the show, a monthly price keeps it going. All content belongs fully to you; liability for content rests with you as well.',
}

const contact: Section & { buttonLabel: string } = {
  title: `Talk to us for ${facts.consultationMinutes} minutes`,
  text: 'Tell us what your business does and who should hear about it. You leave with an honest view on whether a podcast fits, and what yours would cost.',
  buttonLabel: 'Book a Call',
}

export const home = {
  hero,
  service,
  steps,
  impact,
  useCases,
  audiences,
  successStories,
  guarantee,
  faq,
  packagePricing,
  contact,
}
