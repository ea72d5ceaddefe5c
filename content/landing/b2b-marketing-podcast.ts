import { facts, range, usd, voiceCloning } from '#content/facts.ts'
import { offersOf } from '#content/packages.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { WrittenPage } from './landing-page.ts'

/** Its reader: a head of marketing who sells over six months and has to show pipeline before that. */

export function b2bMarketingPodcast(settings: Settings): WrittenPage {
  const { expert, authority } = offersOf(settings)
  const sixMonthsCost = usd(expert.setupFeeCents + 6 * expert.mainPriceCents)
  return {
    slug: 'b2b-marketing-podcast',
    look: { drawing: 'long-cycle', stage: 'below' },
    head: {
      title: 'B2B Marketing Podcast for Long Sales Cycles',
      description:
        'A done-for-you B2B podcast for six-month sales cycles: what we write and voice, what sales can send, and how to count the pipeline it touches.',
      keywords: [
        'B2B marketing podcast',
        'B2B podcast agency',
        'podcast pipeline attribution',
        'SaaS podcast',
        'podcast for consulting firms',
        'long sales cycle marketing',
        'sales enablement podcast',
      ],
    },
    service: {
      name: 'B2B marketing podcast production',
      description:
        'We plan, write and voice a podcast around the questions that business buyers ask during a long purchase.',
      output: 'Finished podcast episodes with AI voices, titles and descriptions',
      audience: 'Marketing leads at SaaS firms, consulting firms and tech startups',
    },
    hero: {
      badge: 'For deals that take two quarters',
      heading: 'A B2B podcast for the six months before a signature',
      lead: 'Your buyers compare suppliers, wait for a budget and ask colleagues you never meet. We script and produce a show for that wait, in AI voices. Nobody on your team records, and this page says what you can prove afterward.',
      showsPlatforms: true,
    },
    callToAction: 'Book a Call',
    sections: [
      {
        role: 'metrics',
        look: 'table',
        title: 'How do you show pipeline from a podcast?',
        text: `You collect most of it yourself, because no public feed tells you a listener’s name. Do one sum first: six months of ${expert.name} cost ${sixMonthsCost}. If the margin on one extra deal does not cover that, do not buy.`,
        columns: ['Report this', 'Get it from', 'It does not prove'],
        rows: [
          [
            'Deals that named an episode',
            'One CRM field, asked in the first call and at signature',
            'That the episode won the deal',
          ],
          ['Episodes sent by sales', 'Links in your own e-mail tool', 'That anyone pressed play'],
          [
            'Visits from episode descriptions',
            'A tagged link, counted by your web analytics',
            'How many typed your name instead',
          ],
          ['Downloads per episode', 'Our analytics, where we host', 'Who listened, or for how long'],
        ],
      },
      {
        role: 'challenges',
        look: 'pairs',
        title: 'Five doubts to settle before you propose it',
        labels: ['The doubt', 'The answer'],
        items: [
          {
            problem: 'Attribution will never be clean.',
            answer:
              'It will not. Judge the show after one full sales cycle, by the deals in which a buyer named an episode. If there are none, cancel.',
          },
          {
            problem: 'Our market is a few hundred people.',
            answer:
              'Then a small audience is the right one. Sales sends an episode to the four people around one deal, then to the next four.',
          },
          {
            problem: 'Our experts have no time.',
            answer: `They record nothing. We write from your decks, your documentation and one setup call. They check the script; the longest takes about ${facts.longestEpisodeMinutes} minutes to read aloud.`,
          },
          {
            problem: 'The product is too technical for audio.',
            answer:
              'Its screens and tables are, so leave them in the PDF. The decision around it is not: what it replaces, what breaks during the move, who has to agree.',
          },
          {
            problem: 'An AI voice will make us look cheap.',
            answer: `A dull script would, in any voice. Each episode says that its voice is AI. Judge a free one, made from your website in ${range(facts.sampleDeliveryHours)} hours.`,
          },
        ],
      },
      {
        role: 'benefits',
        look: 'numbered',
        title: 'What changes between the demo and the contract',
        items: [
          {
            title: 'The argument arrives whole',
            text: 'Your champion repeats your pitch to finance and IT from memory. A forwarded episode forgets nothing.',
          },
          {
            title: 'Follow-ups say something',
            text: '“This answers what you asked on Tuesday” beats “just checking in.”',
          },
          {
            title: 'A frozen budget is not silence',
            text: 'When the purchase moves to the fall, followers keep hearing from you until then.',
          },
          {
            title: 'Less of the call goes to introductions',
            text: 'Someone who has heard three episodes does not need the company slides.',
          },
          {
            title: 'A lost deal can come back',
            text: 'A show in their app can outlast the supplier they chose.',
          },
          {
            title: 'Your engineer answers once',
            text: 'The hard security question takes one good answer. The next ten prospects get the episode.',
          },
        ],
      },
      {
        role: 'stories',
        look: 'quotes',
        title: 'Four lines that could stand in your report',
        stories: [
          {
            who: 'Example: head of marketing, warehouse software',
            quote:
              'Sales dropped the product sheet. They send episode six, because the finance person plays it.',
            result: 'Example: 11 of 40 new deals named an episode',
          },
          {
            who: 'Example: partner, pension consulting',
            quote:
              'The board had argued about our third episode before we walked in. Half the pitch was done.',
            result: 'Example: 7 mandates in a year from listeners',
          },
          {
            who: 'Example: co-founder, access-control startup',
            quote: 'Procurement always sends the same nine questions. We answer with nine links.',
            result: 'Example: security review cut from 6 weeks to 4',
          },
          {
            who: 'Example: demand generation lead, payment software',
            quote: 'We lost them in March. In November they wrote, and quoted an episode from August.',
            result: 'Example: 3 of 14 lost deals reopened within a year',
          },
        ],
        note: 'All four are examples. The people, the quotes and the figures are invented to show what to count; your own will differ.',
      },
      {
        role: 'features',
        look: 'columns',
        title: 'What we make for it',
        items: [
          {
            title: 'A plan along your sales stages',
            text: `Your first ${facts.draftEpisodeTitles} episodes follow what a buyer wants to know at each stage. Name and cover come with the plan.`,
          },
          {
            title: 'Scripts you approve',
            text: 'We write them, or adapt the white papers you have. Voices wait for your yes.',
          },
          {
            title: 'Studio-quality AI voices',
            text: `Choose one of ${facts.stockVoices}, or clone a consenting colleague’s for ${voiceCloning(settings)} once.`,
          },
          {
            title: 'Series in buying order',
            text: 'Matching titles and SEO-optimized descriptions carry a buyer from one question to the next.',
          },
          {
            title: 'Publishing without uploads',
            text: `${expert.name} includes hosting and sends each episode to all major podcast platforms.`,
          },
          {
            title: 'Material for your other channels',
            text: `With ${authority.name}, each episode also brings one clip, audiograms and two texts, for blog and newsletter.`,
          },
        ],
      },
      {
        role: 'audiences',
        look: 'ruled',
        title: 'Does it fit the way you sell?',
        items: [
          {
            title: 'SaaS firms',
            text: 'Buyers fear the migration more than the price. Give each fear an episode: data, training, downtime, the way out.',
          },
          {
            title: 'Consulting firms',
            text: 'You sell judgment, and a brochure shows none. Take one anonymous case at a time and say where you changed your mind.',
          },
          {
            title: 'Tech startups',
            text: 'The larger rival is the safe choice. Months of clear thinking in a feed make you a smaller risk.',
          },
        ],
      },
    ],
    closing: {
      title: 'Which deal has been waiting longest?',
      text: `Tell us who has to agree, and what they wait for. After ${facts.consultationMinutes} minutes, free of charge, you know which episodes that deal needs, or that a podcast will not move it.`,
    },
    related: [
      { path: '/create-free-episode', label: 'Get a sample you can play to your CFO' },
      { path: '/pricing', label: 'Find the figure for your budget line' },
      {
        path: '/blog/podcasts-vs-blogs-vs-video-2025',
        label: 'Check whether your next dollar belongs in a blog instead',
      },
    ],
  }
}
