/** Six invented clients with invented results; the page says so beside them. */

/** `by` is the maker's name on the cover; the show's name there is the story's `podcast`. */
export type CoverDesign = {
  by: string
  composition: 'bars' | 'arcs' | 'grid' | 'type' | 'horizon' | 'orbit'
  paper: string
  ink: string
  accent: string
}

export type Story = {
  id: string
  name: string
  podcast: string
  category: string
  quote: string
  result: string
  useCase: string
  leadGeneration: string
  businessImpact: string
  coverImage: string
  spotifyUrl: string
  appleUrl: string
  cover: CoverDesign
}

type Told = Omit<Story, 'coverImage' | 'spotifyUrl' | 'appleUrl'>

const told: readonly Told[] = [
  {
    id: 'below-eight-degrees',
    name: 'Example client: founder of a cold-chain software startup',
    podcast: 'Below Eight Degrees',
    category: 'Tech startup',
    quote:
      'Buyers used to ask what the sensor does. After the vaccine episode they ask when we can install it.',
    result: '6 qualified leads per month by the fourth month',
    useCase: 'Each episode follows one refrigerated delivery that went wrong, hour by hour, to the mistake.',
    leadGeneration: 'Every description ends with one link: check your own route for the same weak point.',
    businessImpact: 'The founder sends an episode with each demo invitation, and demos skip the basics.',
    cover: {
      by: 'Example Cold Chain',
      composition: 'horizon',
      paper: '#DCEBF1',
      ink: '#0C2B3E',
      accent: '#2A86B0',
    },
  },
  {
    id: 'corner-plot',
    name: 'Example client: owner of a real-estate office in a mid-sized city',
    podcast: 'Corner Plot',
    category: 'Real estate',
    quote:
      'A man called about his mother’s house and told me which street episode made him pick up the phone.',
    result: '5 valuation requests per month from owners',
    useCase: 'One street per episode: what was sold, what will be built, and what the permit office says.',
    leadGeneration: 'Owners on that street get a postcard with the episode and a free valuation.',
    businessImpact: 'The office hears about houses before they are listed anywhere.',
    cover: { by: 'Example Homes', composition: 'grid', paper: '#EADFC8', ink: '#22352B', accent: '#B5532C' },
  },
  {
    id: 'the-second-no',
    name: 'Example client: sales trainer for machine builders',
    podcast: 'The Second No',
    category: 'Sales training',
    quote:
      'They replay the drill in the parking lot before they go in. No handout of mine ever managed that.',
    result: '15 speaking invitations in one year',
    useCase: 'Short drills: a real objection, why it is said, and one sentence to answer it with.',
    leadGeneration: 'Each drill names the workshop it comes from and links to the next open date.',
    businessImpact: 'Companies book follow-up workshops because their teams already listen.',
    cover: {
      by: 'Example Sales School',
      composition: 'type',
      paper: '#F5D13B',
      ink: '#16130B',
      accent: '#D3301E',
    },
  },
  {
    id: 'bay-nine',
    name: 'Example client: head of HR at a freight company with 400 employees',
    podcast: 'Bay Nine',
    category: 'Recruiting',
    quote: 'People apply for the night shift because episode three told them the truth about it.',
    result: '9 open positions filled in four months',
    useCase:
      'One job per episode, from the first minute of the shift to the last, pay and bad weather included.',
    leadGeneration: 'The description links to a two-minute application for exactly that job.',
    businessImpact: 'Interviews are shorter, and fewer new drivers leave in the first weeks.',
    cover: {
      by: 'Example Freight',
      composition: 'bars',
      paper: '#1B2130',
      ink: '#F3EFE4',
      accent: '#FF7D32',
    },
  },
  {
    id: 'two-chairs-down',
    name: 'Example client: executive coach for deputies and number twos',
    podcast: 'Two Chairs Down',
    category: 'Coaching',
    quote: 'New clients tell me I described their Tuesday. That is the whole sales conversation.',
    result: 'From 2 to 8 inquiries per month, 300% more',
    useCase: 'Each episode answers one situation that a deputy cannot discuss with anyone at work.',
    leadGeneration: 'Listeners send in their own situation by a form; many stay to book a session.',
    businessImpact: 'Her calendar is full a quarter ahead, and she no longer pays for ads.',
    cover: {
      by: 'Example Coaching',
      composition: 'arcs',
      paper: '#F3CFCA',
      ink: '#3C1029',
      accent: '#96305F',
    },
  },
  {
    id: 'scope-three-plainly',
    name: 'Example client: partner in a climate-reporting consultancy',
    podcast: 'Scope Three, Plainly',
    category: 'Consulting',
    quote: 'Our best client listened for three months before he wrote. By then nobody had to introduce us.',
    result: '58 episodes in the first year, no partner in a studio',
    useCase: 'One reporting rule per episode: what it asks for, who has the data, what auditors object to.',
    leadGeneration: 'Finance teams subscribe for the deadlines and call when one comes close.',
    businessImpact: 'Proposals are shorter: the method is in the feed, and clients have heard it.',
    cover: {
      by: 'Example Climate',
      composition: 'orbit',
      paper: '#12372B',
      ink: '#ECF1DE',
      accent: '#C5DB5C',
    },
  },
]

export const stories: readonly Story[] = told.map((story) => ({
  ...story,
  coverImage: `/covers/${story.id}.svg`,
  spotifyUrl: `https://open.spotify.com/search/${encodeURIComponent(story.podcast)}`,
  appleUrl: `https://podcasts.apple.com/search?term=${encodeURIComponent(story.podcast)}`,
}))

export const storyLabels = {
  result: 'Example result',
  useCase: 'Content strategy',
  leadGeneration: 'Lead generation',
  businessImpact: 'Business impact',
  spotify: 'Search on Spotify',
  apple: 'Search on Apple Podcasts',
} as const
