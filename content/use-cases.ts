export type UseCaseIcon =
  | 'compass'
  | 'people'
  | 'handshake'
  | 'chart'
  | 'house'
  | 'megaphone'
  | 'mic-off'
  | 'briefcase'
  | 'globe'
  | 'chalkboard'
  | 'graduation'
  | 'code'
  | 'building'

export type UseCase = {
  icon: UseCaseIcon
  category: string
  title: string
  description: string
  result: string
}

export type UseCaseGroup = {
  id: 'professional' | 'agencies' | 'education' | 'specialized'
  tab: 'Professional' | 'Agencies' | 'Education' | 'Specialized'
  title: string
  description: string
  cases: readonly UseCase[]
}

export const useCaseGroups: readonly UseCaseGroup[] = [
  {
    id: 'professional',
    tab: 'Professional',
    title: 'You sell what you know',
    description: 'A podcast lets people try your thinking before they pay for it.',
    cases: [
      {
        icon: 'compass',
        category: 'Solo entrepreneurs',
        title: 'A show without a team',
        description:
          'No evenings lost to editing, no backlog of half-made episodes. You answer questions, we make it.',
        result: 'An episode every month, and not one working day spent on it.',
      },
      {
        icon: 'people',
        category: 'Coaches',
        title: 'A first session in public',
        description: 'Each episode takes one problem your clients bring and shows how you work through it.',
        result: 'Prospects know your method when they call, and ask about dates.',
      },
      {
        icon: 'handshake',
        category: 'Advisors',
        title: 'Trust before the first meeting',
        description:
          'Tax, insurance or finance: one decision per episode, explained the way you would at the desk.',
        result: 'First meetings start with the case instead of your background.',
      },
      {
        icon: 'chart',
        category: 'Consultants',
        title: 'Your method, in order',
        description:
          'A proposal has two pages for your method. A series has as many episodes as the method has steps.',
        result: 'The people who sign have heard the reasoning before the price.',
      },
      {
        icon: 'house',
        category: 'Real-estate professionals',
        title: 'What the listing leaves out',
        description: 'Streets, schools, permits, prices: local knowledge, one neighborhood per episode.',
        result: 'Owners think of you first when they decide to sell.',
      },
    ],
  },
  {
    id: 'agencies',
    tab: 'Agencies',
    title: 'Your clients come first, always',
    description: 'Run a show of your own, or sell shows to clients, without building a studio.',
    cases: [
      {
        icon: 'megaphone',
        category: 'Marketing agencies',
        title: 'The agency’s own channel',
        description: 'It is the job that waits longest in every agency. We keep it on schedule.',
        result: 'A good reason to write to a prospect who has gone quiet.',
      },
      {
        icon: 'mic-off',
        category: 'White-label partners',
        title: 'Podcasts under your name',
        description: 'Your clients see your brand and talk to you. We script, voice and deliver behind it.',
        result: 'One more monthly line on the invoice, and no studio to pay for.',
      },
      {
        icon: 'briefcase',
        category: 'Recruiting agencies',
        title: 'What the job ad cannot say',
        description:
          'One employer per episode: the work, the team, the pay range, and who would hate it there.',
        result: 'Fewer first calls with people who were never going to fit.',
      },
      {
        icon: 'globe',
        category: 'Content agencies',
        title: 'One topic, many formats',
        description:
          'The episode is the long version. Clip, blog text and newsletter text come from the same script.',
        result: 'A week of client content from a single approved topic.',
      },
    ],
  },
  {
    id: 'education',
    tab: 'Education',
    title: 'You teach people who have no time',
    description: 'Listening fits into the car, the train and the walk between two appointments.',
    cases: [
      {
        icon: 'chalkboard',
        category: 'Sales trainers',
        title: 'Training between trainings',
        description: 'Short drills on price, objections and follow-up, heard on the way to the customer.',
        result: 'What you taught in the workshop is still in use a month later.',
      },
      {
        icon: 'graduation',
        category: 'Educators',
        title: 'A course for the ears',
        description:
          'Your lessons and articles become a series in the right order, with titles that say what is next.',
        result: 'Learners reach the last episode and ask about the next course.',
      },
    ],
  },
  {
    id: 'specialized',
    tab: 'Specialized',
    title: 'Your story takes longer than a slogan',
    description: 'Complex products and large organizations need room to explain. An episode has it.',
    cases: [
      {
        icon: 'code',
        category: 'Tech founders and startups',
        title: 'The product nobody has a word for',
        description:
          'Investors, hires and first customers all ask how it works. Answer once, well, and send the link.',
        result: 'Demos begin with the buyer’s own problem.',
      },
      {
        icon: 'building',
        category: 'Corporates, mid-market and enterprise firms',
        title: 'News for people without a desk',
        description: 'HR and management speak to shifts, stores and drivers in a private internal podcast.',
        result: 'Staff who never open the intranet know what was decided.',
      },
    ],
  },
]
