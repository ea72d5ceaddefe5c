import { own } from '#domain/own.ts'
import type { Settings } from '#domain/read-setting.ts'
import { exampleBadge, headlineStats, metricCards } from './claims.ts'
import { facts, range, usd, voiceCloning } from './facts.ts'
import { type Package, packages } from './packages.ts'

/** What a careful buyer would measure in place of each claim, by the claim's id. */
const measures: Record<string, string> = {
  followers: 'Followers of the show one month after episode eight, divided by the people you told about it.',
  conversion:
    'Offers signed by people who mentioned an episode, against offers signed by people who did not.',
  inquiries:
    'Inquiries in the three months before the first episode. Without that number no percentage means anything.',
  speaking: 'The answer to one question, put to everybody who invites you: what made you think of me?',
}

type Fit = { saying: string; take: string; unless: string }

/** Who says what, by package. */
const fits: Record<Package['id'], Fit> = {
  starter: {
    saying: 'We have a website and somebody who looks after it.',
    take: 'You want the files for a place of your own: the website, a course, a customer area. Somebody will put them there.',
    unless: 'That somebody is you, and last month’s post is still a draft.',
  },
  expert: {
    saying: 'I never want to log in anywhere.',
    take: 'The show should appear every week in the apps your customers use already, whether you remembered it or not.',
    unless: 'You run out of subjects at one a month. Four would only make that audible.',
  },
  authority: {
    saying: 'The newsletter is late again.',
    take: 'Part of your audience reads or scrolls, nobody on your team writes, and every episode should also become a clip and two texts.',
    unless: 'You have a colleague who can cut and write, and likes both. Then pay the colleague.',
  },
}

export function whyPodcast(settings: Settings) {
  const offers = packages(settings)
  const prices = offers.map((offer) => offer.mainPriceCents)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map(usd)
  return {
    head: {
      title: 'Why a Podcast? The Case, Its Limits, Three Tiers',
      description: `Why audio reaches customers whom no page can reach, for whom it does not work, and which of three podcast tiers fits you, from ${lowest} to ${highest} a month.`,
      keywords: [
        'why start a podcast',
        'benefits of a business podcast',
        'podcast packages',
        'content only podcast',
        'podcast distribution service',
        'audio marketing',
      ],
    },
    hero: {
      heading: 'There are hours when your customer can only listen',
      lead: 'Between two appointments in the car, on a run, while the pasta boils: hands and eyes are taken and the ears are free. Nothing you have written gets in there.',
      buttonLabel: 'See the three tiers',
    },
    argument: {
      title: 'The case for audio, weak spots included',
      text: 'It has four parts, and each leans on the one before. Where one breaks for your business, stop.',
      labels: ['The argument', 'Where it is weak'],
      items: [
        {
          problem: 'What you sell takes explaining.',
          answer: 'If a photo and a price explain it, an advertisement is cheaper and quicker.',
        },
        {
          problem: 'Explaining takes minutes, and a web page is given seconds.',
          answer: 'Contracts, instructions and anything with a deadline do get read. Leave those on paper.',
        },
        {
          problem: 'Ears have minutes to spare.',
          answer:
            'They also have music, the news and a message from a friend. An episode has to earn its second minute, and then its third.',
        },
        {
          problem: 'A voice that keeps returning is remembered when the need arises.',
          answer: 'Only while it returns. Three episodes and a long silence look worse than no show at all.',
        },
      ],
    },
    figures: {
      title: 'Four figures of ours, and what to measure instead',
      badge: exampleBadge,
      measureLabel: 'Measure this instead',
      items: [...headlineStats, ...metricCards(settings)].flatMap((claim) => {
        const measure = own(measures, claim.id)
        return measure ? [{ ...claim, measure }] : []
      }),
      note: 'They stand on our home page as examples. Nobody has measured them for you, so we guarantee none of them.',
    },
    tiers: {
      id: 'tiers',
      title: 'Three tiers, by how much work stays with you',
      text: 'Scripts and AI voices are ours in each. What differs is how often an episode appears, and what becomes of it once it is finished.',
      notes: [
        'Each button opens the payment provider’s checkout in a new tab.',
        `Cancelable monthly. Prices in USD; a cloned voice is ${voiceCloning(settings)} more, once.`,
      ],
    },
    fits: {
      title: 'Which of these have you said?',
      labels: { take: 'Take it if', unless: 'Not if' },
      bookedAs: (name: string) => `On the price list: ${name}`,
      items: offers.map((offer) => ({ offer, ...fits[offer.id] })),
    },
    ways: [
      { path: '/compare', label: 'Free tool, freelancer, agency, or us?' },
      { path: '/samples', label: 'Hear samples by trade' },
      { path: '/guide', label: 'Or do it yourself: the guide' },
    ],
    misfits: {
      title: 'For whom it does not work',
      text: 'Better here than after the setup fee.',
      items: [
        {
          title: 'Emergencies',
          text: 'Locksmiths, towing, burst pipes. Nobody follows a show in advance of a burst pipe.',
        },
        {
          title: 'Businesses in a hurry',
          text: 'A show that pays for itself does so over months. Wages that are due on the first need something quicker.',
        },
        {
          title: 'Sellers to a points system',
          text: 'Where a tender is scored on paper, the scorer may not care what she heard on the way to work.',
        },
        {
          title: 'Companies without a first listener',
          text: 'The first ones come from your mailing list, your invoices, your waiting room. With none of these, begin there.',
        },
        {
          title: 'Performers',
          text: 'If people come for your face, your timing or your laugh, hire a camera. A scripted AI voice has none of the three.',
        },
      ],
    },
    closing: {
      title: 'Try the argument on your own ears',
      text: `Your website is enough for a free sample, in your inbox within ${range(facts.sampleDeliveryHours)} hours. Play it while you cook. If you are still following it when the food is done, the argument has held once.`,
      label: 'Your website',
      sampleLabel: 'Get a free episode',
      callText: 'Rather talk it through?',
      callLabel: 'Book a Call',
    },
  }
}
