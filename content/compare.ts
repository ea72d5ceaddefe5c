import type { Settings } from '#domain/read-setting.ts'
import { brandIn } from './brand.ts'
import { facts, range } from './facts.ts'
import { offersOf } from './packages.ts'

/** Four ways to a podcast, ours among them; the first three as they usually are, without a figure that nobody has measured. */
export function compare(settings: Settings) {
  const { name } = brandIn(settings)
  const { starter, expert, authority } = offersOf(settings)
  return {
    head: {
      title: 'Free AI Tool, Freelancer, Podcast Agency or Us',
      description:
        'Four ways to a business podcast side by side: who checks it, who owns it, who publishes it, who is liable, what it costs. And when we are the wrong one.',
      keywords: [
        'podcast agency alternatives',
        'AI podcast generator vs agency',
        'podcast freelancer or agency',
        'done-for-you podcast comparison',
      ],
    },
    hero: {
      heading: 'Free tool, freelancer, agency, or us',
      lead: 'A free tool makes two people talk about your website in minutes. So why pay anybody? Ask five questions of whoever you have in mind, of us as well.',
    },
    table: {
      label: 'Four ways to a podcast',
      columns: ['Question', 'A free tool', 'A freelancer', 'An agency', name],
      rows: [
        [
          'Who checks it?',
          'You do, by listening. What it adds to your words sounds as sure as the rest.',
          'The freelancer, as far as you have agreed. Ask how.',
          'An editor, as a rule. Ask where you can see the sources.',
          'A program holds each sentence against your website, and what has no source goes. Then you approve the draft and the first episode.',
        ],
        [
          'Who owns it?',
          'Its terms say so. They differ, and they change.',
          'Whoever the contract names. Have one.',
          'Whoever the contract names. Ask about the feed, too.',
          'You, all of it, also after you have left.',
        ],
        [
          'Who publishes it?',
          'You.',
          'You, unless it is in the order.',
          'They do, as a rule.',
          `We do, with ${expert.name} and ${authority.name}. With ${starter.name} you get the files.`,
        ],
        [
          'Who is liable for what it says?',
          'You.',
          'You, toward the public. What you can get back stands in the contract.',
          'You, toward the public. What you can get back stands in the contract.',
          'You, as with the other three. That is why you see each sentence with its source before it goes out.',
        ],
        [
          'Who sits at the microphone?',
          'Nobody.',
          'You, or somebody you find.',
          'You and your guests, as a rule.',
          'Nobody.',
        ],
        [
          'What does it cost?',
          'No money, or a subscription; and the hours in which you correct it and put it online.',
          'By the hour or by the episode. Ask for the price of the tenth, not of the first.',
          'By quote. Ask what is in it: hosts, studio, editing, publishing.',
          `From ${starter.mainPrice} a month, and ${starter.setupFee} once. The list is public.`,
        ],
      ],
      note: `The first three columns say what is usual; whoever you ask may be better. Only the last one is ours to promise.`,
    },
    right: {
      title: 'When each of them is the right one',
      items: [
        {
          name: 'A free tool',
          text: 'You want to hear a long report on the way home, and nobody else will. For that it is hard to beat.',
        },
        {
          name: 'A freelancer',
          text: 'You like to talk, have a quiet room, and only want somebody to cut what you record.',
        },
        {
          name: 'An agency',
          text: 'The show lives on guests and a host with a name. Then a person has to sit there and ask.',
        },
        {
          name,
          text: 'What you know stands on your website already, and nobody in the house will ever find the afternoon to say it.',
        },
      ],
    },
    ways: {
      title: 'Look before you believe the last column',
      making: 'How an episode is made, with nine sentences that were thrown away',
      pricing: 'All prices, drawn to scale',
      why: 'Is a podcast worth it at all?',
    },
    closing: {
      title: 'Compare it with your own website',
      text: `Put it into a free tool, and give it to us. Ours comes within ${range(facts.sampleDeliveryHours)} hours, with a source behind every sentence. Keep the better one.`,
      label: 'Your website',
      button: 'Hear it about your business',
    },
  }
}
