import { countedAs } from './listening-figures.ts'

/** How listening is counted, for whoever shall believe a figure. */
export const listeningMethod = {
  head: {
    title: 'How we count listening',
    description:
      'The rules behind our download figures: what counts, what is left out and why, which window holds, and what we do not keep of anybody.',
  },
  kicker: 'Method',
  heading: 'How we count listening',
  lead: 'We follow the IAB Tech Lab’s Podcast Technical Measurement Guidelines 2.3. We are not certified, and claim nothing else.',
  parts: [
    {
      title: 'What a download is',
      text: [
        'One listener who receives at least a minute of an episode on one day. A minute is computed for each file: the tag at its head, and sixty seconds at its bit rate. Of a file that is shorter, or whose length is not known, all of it.',
        'Apps fetch sound in parts. All parts of one listener on one day are put together, and what they cover counts; a part that is fetched twice covers nothing new.',
        'A listener is a network address together with the name of the program. Of an IPv6 address the first 64 bits count, because they belong to one household.',
        'The window is the calendar day in UTC. Whoever hears an episode at 22:00 and again at 03:00 is counted on both days, and who hears it twice in a day once.',
      ],
    },
    {
      title: 'What is left out',
      text: [
        'The first of these reasons that fits is counted, and every figure shows how many requests each has taken:',
      ],
      list: countedAs,
    },
    {
      title: 'Which machines we know',
      text: [
        'Programs are told apart by the public list of podcast agents that hosts keep together (OPAWG, user-agents-v2). It is read once a week, and each screen of figures names its day. Until it has been read, a short list of ours holds. A library without an app, a name of fewer than four letters and an Apple Watch, which fetches what its telephone already has, count as machines.',
        'A new list counts from the day it is read. Figures of before stay as they are. We leave no data center out by its address yet: figures are a little higher than with such a list.',
      ],
    },
    {
      title: 'What we do not keep',
      text: [
        'No address is written down anywhere. A listener is a number made from address and program with a secret of that day, and the secret is destroyed after two days: then nobody can tell who it was, we neither. The numbers themselves go a day later, and only sums stay.',
        'Countries are not shown, because we would have to ask somebody else about addresses.',
      ],
    },
    {
      title: 'How sure it is',
      text: [
        'A line is written for each answer when it ends, and counted exactly once. If our machine is killed, what was heard in the last quarter of a second is lost. Between two vendors who follow the same guidelines five percent of difference are usual.',
      ],
    },
  ],
} as const
