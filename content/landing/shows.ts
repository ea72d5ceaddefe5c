import { twinCover } from '#content/landing-samples.ts'
import type { LandingPage } from './landing-page.ts'
import { freeEpisode } from './landing-words.ts'

/** What each page lets its reader hear, and what stands above the field for the reader's own website. */
export const shows: Readonly<Record<string, Pick<LandingPage, 'sample' | 'offer'>>> = {
  'branded-podcast': {
    sample: {
      id: 'harbour-lane',
      title: 'A bakery’s show, without a word of praise for its bread',
      text: 'It tells of the winter in which the oven cracked, and of the people who paid for it. Hear a minute of it, then look at where its sentences stand.',
      sentences: ['Regular customers lent us', 'Our flour comes from'],
    },
    offer: {
      title: 'What would yours be about?',
      text: `It begins with what your website says already. Enter its address. ${freeEpisode}`,
    },
  },
  'corporate-podcast': {
    sample: {
      id: 'scope-three-plainly',
      title: 'An episode that an auditor could follow',
      text: 'A consultancy’s website, read aloud word for word. Each sentence can be laid beside the line that it stands on, and that is how your approvers would read it.',
      sentences: ['It makes up 82 percent', 'We ask suppliers for data'],
    },
    offer: {
      title: 'Try it on what you have already published',
      text: `Somebody has approved what stands on your website. Enter its address. ${freeEpisode}`,
    },
  },
  'internal-podcast': {
    sample: {
      id: 'change-of-watch',
      title: 'A ferry company talks to the people on its ships',
      text: 'Two pages for the crews became a minute that can be heard on the bridge. Yours would be made from what you send out already, and only your staff would hear it.',
      sentences: ['Two thirds of us have no desk', 'In the first year we got nine reports'],
    },
    offer: {
      title: 'Hear how it would sound before you ask anybody',
      text: `For the test we take what is public. Enter the address of your website. ${freeEpisode}`,
    },
  },
  'thought-leadership-podcast': {
    sample: {
      id: 'two-chairs-down',
      title: 'A coach says what a session is, and what it is not',
      text: 'There is no biography in it and there are no five habits. It says for whom the practice is, and what nobody takes home from it.',
      sentences: ['Nobody leaves with a model', 'They run most of the company'],
    },
    offer: {
      title: 'What do you say that nobody else does?',
      text: `Much of it stands on your website. Enter its address. ${freeEpisode}`,
    },
  },
  'recruiting-podcast': {
    sample: {
      id: 'bay-nine',
      title: 'Bay Nine says what a night driver earns, and what leaving costs',
      text: 'A freight company’s website, read aloud. The pay is in it, and so is the part that an ad would leave out.',
      sentences: ['We hire for nine kinds of job', 'If you leave earlier'],
    },
    offer: {
      title: 'Now with your jobs',
      text: `The page that your ads link to will do. Enter its address. ${freeEpisode}`,
    },
  },
  'white-label-podcast': {
    sample: {
      id: 'between-floors',
      title: 'Hear one that a client of yours could have ordered',
      text: 'The website of an elevator company became a minute of sound. Our name is not spoken in it, and the cover carries the maker’s name that you give us.',
      sentences: ['In eight of ten calls', 'We repair machines'],
      twin: { cover: twinCover.id, text: 'The same cover, with your name as the maker’s.' },
    },
    offer: {
      title: 'Try it with the client who asked',
      text: `Enter the address of their website; the episode goes to you and to nobody else. ${freeEpisode}`,
    },
  },
  'b2b-marketing-podcast': {
    sample: {
      id: 'below-eight-degrees',
      title: 'A minute that a buyer could forward to finance',
      text: 'Software for cold delivery routes, told by what it finds: the door, the shift or the handover where the cold gets lost. Whoever has heard it knows the problem before the demo begins.',
      sentences: ['After two weeks we can name', 'The largest runs 240 trucks'],
    },
    offer: {
      title: 'Which minute would yours be?',
      text: `Enter the address that your buyers see first. ${freeEpisode}`,
    },
  },
  'investor-relations-podcast': {
    sample: {
      id: 'note-fourteen',
      title: 'One note of a report, in a minute of sound',
      text: 'A maker of water meters explains what it sets aside for leaks. Each figure that you hear stands on its website, and the drawing above shows on which page.',
      sentences: ['We guarantee a meter', 'We publish orders and prices'],
    },
    offer: {
      title: 'Take what you have published',
      text: `Enter the address of your investor pages or of your website. ${freeEpisode}`,
    },
  },
  'podcast-as-a-service': {
    sample: {
      id: 'locked-out',
      title: 'What comes of a website of five pages',
      text: 'A locksmith with three vans has no time for a studio. Our production line read the website, chose, wrote and recorded. Nobody sat at a microphone.',
      sentences: ['Many customers are ashamed', 'In 2025 we drilled'],
    },
    offer: {
      title: 'Test it before you subscribe',
      text: `You need no card. Enter the address of your website. ${freeEpisode}`,
    },
  },
}
