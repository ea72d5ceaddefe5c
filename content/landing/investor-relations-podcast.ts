import { facts } from '#content/facts.ts'
import { offersOf } from '#content/packages.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { WrittenPage } from './landing-page.ts'

/** Its reader: a head of investor relations or a CFO, for whom one wrong sentence costs money. */

const monthlyAndQuarterly = 12 + 4

export function investorRelationsPodcast(settings: Settings): WrittenPage {
  const { starter } = offersOf(settings)
  const firstYearEpisodes = starter.setupEpisodes + 12 * starter.episodesPerMonth
  return {
    slug: 'investor-relations-podcast',
    look: { drawing: 'sources', stage: 'beside' },
    head: {
      title: 'Investor Relations Podcast With Legal Review First',
      description:
        'An investor podcast scripted only from published information. Your counsel reads every word before release, and the AI voice is disclosed.',
      keywords: [
        'investor relations podcast',
        'IR podcast',
        'investor podcast production',
        'shareholder communication',
        'earnings podcast',
        'ad-hoc disclosure podcast',
        'CFO podcast',
      ],
    },
    service: {
      name: 'Investor relations podcast production',
      description:
        'We turn published reports and releases into scripted podcast episodes that the issuer’s counsel approves before release.',
      output: 'Podcast episodes with disclosed AI voices, and the scripts that counsel has cleared',
      audience: 'Investor relations and finance teams of startups, growth-stage and public companies',
    },
    hero: {
      heading: 'An investor podcast that says only what you have published',
      lead: 'Your reports and releases become scripted episodes, with a source for every figure. Your counsel clears the wording, your calendar sets the date, and the voice is announced as AI.',
      showsPlatforms: false,
    },
    callToAction: 'Schedule Consultation',
    sections: [
      {
        role: 'process',
        look: 'steps',
        title: 'How does an episode get from filing to feed?',
        steps: [
          {
            step: 1,
            title: 'Strategy',
            description:
              'You name the series, the documents we may use, the blackout dates and the people who sign. Nobody else can clear a script.',
            timeline: `First session: ${facts.consultationMinutes} minutes, free`,
          },
          {
            step: 2,
            title: 'Production',
            description:
              'We write; IR checks the facts and counsel the wording. Then the approved text is voiced, and you listen before anyone else.',
            timeline: 'Takes as long as your review takes',
          },
          {
            step: 3,
            title: 'Distribution',
            description:
              'With hosting, we publish on your date to all major podcast platforms. Without it, the files go on your own site.',
            timeline: 'After the filing, never before',
          },
        ],
      },
      {
        role: 'solution',
        look: 'table',
        title: 'What stops the one wrong sentence?',
        text: 'A file can be replaced after release, but downloaded copies cannot be called back. So every check comes before. We give no legal advice: you release, and you are liable for what is said.',
        columns: ['What could go wrong', 'What happens instead', 'Who decides'],
        rows: [
          [
            'Something new slips out',
            'Only published information goes in. Each figure in the script names the document it came from.',
            'Your IR team',
          ],
          [
            'A disclosure duty is missed',
            'News takes your usual disclosure route first. An episode replaces no ad-hoc release and no filing.',
            'Your disclosure committee',
          ],
          [
            'It airs in a quiet period',
            'We plan release dates around the calendar you give us.',
            'Your IR team',
          ],
          [
            'An outlook grows in the telling',
            'Guidance is quoted word for word, next to the cautionary language you supply.',
            'Your counsel',
          ],
          [
            'A voice says what nobody read',
            'Audio is made from the approved script. Any later change goes back for approval.',
            'The person you name',
          ],
          [
            'Listeners take it for the CEO',
            'A stock AI voice narrates and says so aloud. We advise against cloning an officer.',
            'Nobody: it is always on',
          ],
          [
            'Nobody can show what was said',
            'You keep the approved script and the audio of every release in your archive.',
            'Your company secretary',
          ],
        ],
      },
      {
        role: 'audiences',
        look: 'columns',
        title: 'How much you may say depends on where you stand',
        items: [
          {
            title: 'Startups',
            text: 'Explain the market to funds you will meet next year. Confidential updates stay in your investors’ mail. Leave an open round out as well: in the United States, mentioning one in public can count as general solicitation.',
          },
          {
            title: 'Growth-stage',
            text: 'You have more holders now, and staff with shares. Get used to one public version of the story before a listing obliges you to.',
          },
          {
            title: 'Public companies',
            text: 'Ad-hoc rules or Regulation FD set the limits. Inside them, one line of the filing can get the explanation it has no space for.',
          },
        ],
      },
      {
        role: 'series',
        look: 'schedule',
        title: 'What is left to say? Four series',
        text: `You need not run all of them. The first and the last come to ${monthlyAndQuarterly} episodes a year at most, and the first year of ${starter.name} has ${firstYearEpisodes}. It comes as files, which suits a page on your own investor site.`,
        series: [
          {
            title: 'CEO Vision Series',
            cadence: 'Monthly, silent in quiet periods',
            text: 'The reasoning in the shareholder letter, one decision at a time, narrated and attributed. No targets that are not in print.',
          },
          {
            title: 'Milestone Celebrations',
            cadence: 'Once the announcement is out',
            text: 'How a plant opening or an approval came about, after the release has been published in full.',
          },
          {
            title: 'Market Analysis',
            cadence: 'Every second month',
            text: 'The industry from public sources, each one named. It gives no view on your share price or anyone else’s.',
          },
          {
            title: 'Behind the Numbers',
            cadence: 'Quarterly, after the report',
            text: 'Three lines of the report: what moved, what the notes say about it, and where to read them.',
          },
        ],
      },
      {
        role: 'why',
        look: 'ruled',
        title: 'Why bother, when the report is public?',
        items: [
          {
            title: 'Same words for everyone',
            text: 'A retiree with forty shares hears what the fund hears, at the same moment.',
          },
          {
            title: 'The reason stays with the figure',
            text: 'Headlines quote the margin. An episode has time for the paragraph under it.',
          },
          {
            title: 'Long reports get heard',
            text: 'Nobody opens the notes on a train. Ten minutes about one of them fit the ride.',
          },
          {
            title: 'A script can be checked',
            text: 'An answer in a live call is out before counsel has looked up.',
          },
          {
            title: 'The board keeps its calendar',
            text: 'Officers read and sign. No studio, no rehearsal, no second take.',
          },
          {
            title: 'A shorter inbox after results',
            text: 'When the same question comes again, reply with a link to the answer you cleared.',
          },
        ],
      },
      {
        role: 'results',
        look: 'figures',
        title: 'Three figures to keep out of your board paper',
        text: 'Before you count anything, write down what it means. A round: days from first meeting to signature. Engagement: episodes finished, where a platform reports it. Retention: followers who stay from one report to the next.',
        figures: [
          { figure: '67%', label: 'faster funding rounds (example)' },
          { figure: '89%', label: 'engagement (example)' },
          { figure: '3x', label: 'retention (example)' },
        ],
        note: 'All three are examples. We know of no study that supports them, and many things besides a podcast decide a funding round.',
      },
    ],
    closing: {
      title: 'Start with a report that is already public',
      text: 'Name one when you book. In the consultation we tell you which episodes it can support, which it cannot, and where your lawyers will hesitate.',
    },
    related: [
      { path: '/how-it-works', label: 'See where each approval falls' },
      { path: '/blog/podcast-scripts-for-ai-voices', label: 'Read what to demand before you sign a script' },
      { path: '/corporate-podcast', label: 'Speak to staff and customers instead of investors' },
    ],
  }
}
