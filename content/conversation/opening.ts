/** How an episode begins and ends. `{name}` is the business, `{topics}` what the chapters are about. */

export const opening = {
  /** Right after the sentence on the voices. */
  sources: [
    'And whatever we say about {name}, you can read it on their own website.',
    'What we tell you about {name} stands on their own website, word for word.',
    'We know {name} from their own website, and from nowhere else.',
    'We have read the website of {name}, so you do not need to.',
    'Everything you hear about {name} can be found on their own pages.',
    'We read the pages of {name} from beginning to end before we started talking.',
  ],
  aim: [
    'In the next few minutes we want to know {topics}.',
    'We want to find out {topics}.',
    'So here is our plan: {topics}.',
    'I came with a short list: {topics}.',
    'Let us find out {topics}.',
    'What I want to know is {topics}.',
  ],
  agree: [
    'And I will ask what a careful listener would ask.',
    'And I will be difficult where it matters.',
    'Good, and I will stop you when something sounds too easy.',
    'Fine, but I want the details, not the nice words.',
    'I like that, and I will keep asking until it is clear.',
    'Okay, and I want numbers wherever there are any.',
  ],
} as const

/** What each chapter answers, as part of a sentence. */
export const aims = {
  work: ['what they do all day', 'what they really do', 'what you can get from them'],
  story: ['how all of this began', 'who is behind it', 'how they got to where they are'],
  way: ['how the work is done', 'how it works in detail', 'why they do it the way they do'],
  price: ['what it costs', 'how much it is', 'what the numbers look like'],
  questions: ['what people ask them most', 'what people ask before they decide', 'where the limits are'],
} as const

export const closing = {
  ask: [
    'So what stays with you?',
    'What will you remember from all this?',
    'If a listener keeps one thing, what should it be?',
    'What do you take away from this?',
    'Before we end, what is the point you would keep?',
    'What would you tell a friend about it?',
  ],
  first: [
    'For me it is this: ',
    'This one: ',
    'I would keep this: ',
    'One sentence did it for me: ',
    'I come back to this: ',
    'It is a small detail: ',
  ],
  second: [
    'Mine is another one: ',
    'I would add this: ',
    'And I keep thinking of this: ',
    'I would put this next to it: ',
    'Then let me add one more: ',
    'I noted something else: ',
  ],
  missing: {
    price: [
      'One thing is missing: the website does not give any prices.',
      'To be fair, the website does not say what it costs.',
      'What I did not find is money, because the site does not mention prices.',
    ],
    refund: [
      'I looked for one more thing, and the website does not mention a guarantee.',
      'To be honest about the limits, the website does not say anything about refunds.',
    ],
    hours: [
      'One small thing: the website does not give opening hours.',
      'I could not find one detail, because the site does not list opening hours.',
    ],
  },
  askThem: [
    'Then I would ask them exactly that.',
    'That is worth asking before you decide.',
    'Good to know, and easy to ask.',
    'So ask them, before anything else.',
  ],
  where: [
    'And where do you find them?',
    'Where do I go from here?',
    'Where can people find them?',
    'And how do I get there?',
  ],
  bye: [
    'The rest is on their website, and you can read every source next to this episode.',
    'You can look up every sentence about them next to this episode.',
    'If you want to check us, the sources stand next to this episode.',
    'Every fact has its source, and you find them all next to this episode.',
  ],
  thanks: [
    'Thanks for listening.',
    'Thank you for listening to the end.',
    'That was the episode, and thanks for staying.',
    'Thanks for your time and your ears.',
    'Goodbye, and thank you for listening.',
  ],
} as const
