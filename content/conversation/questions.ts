/** What one host asks the other. `{topic}` is a heading of the website, `{name}` the business. */

export const chapterQuestions = {
  work: [
    'Let us start with the simple question: what do they do?',
    'So what does {name} do, in plain words?',
    'If I walk up to {name} today, what do I find?',
    'Okay, what is it that {name} does?',
    'Tell me what they do, and keep it concrete.',
  ],
  story: [
    'How did all of this begin?',
    'Who is behind {name}?',
    'So who started this, and how?',
    'Take me back to the beginning. Who started this?',
    'I always want to know where people come from, so how did it start?',
  ],
  way: [
    'Now explain to me how the work gets done.',
    'I want to understand the how, step by step.',
    'How does it work in practice?',
    'Let us look behind the door for a moment. How do they do it?',
    'What happens behind all this?',
  ],
  price: [
    'Let us talk about money. What does it cost?',
    'I have to ask about the money.',
    'Now the question everybody has: what do I pay?',
    'So far it sounds nice, but what does it cost?',
    'Time for the numbers. What do I pay?',
  ],
  questions: [
    'Now give me the hard questions.',
    'Let me play the listener who is not sure yet.',
    'Let me be difficult for a moment.',
    'I have some doubts, and I am surely not the only one.',
    'Time for the questions people ask before they decide.',
  ],
} as const

/** Headings that name a thing: wedding cakes, the winter the oven cracked. */
export const aboutThing = [
  'What about {topic}?',
  'Tell me about {topic}.',
  'Let us talk about {topic}.',
  'Let us move on to {topic}.',
  'I want to hear about {topic}.',
  'Next on my list is {topic}.',
  'My next question is about {topic}.',
  'I keep thinking of {topic}.',
  'What do I need to know about {topic}?',
  'And what is the story with {topic}?',
] as const

/** A thing that has been brought up before. */
export const backToThing = [
  'Back to {topic}.',
  'Let us come back to {topic}.',
  'Let us go back to {topic}.',
] as const

/** Headings that hide a question: how a loaf is made, why people walk past the supermarket. */
export const aboutClause = [
  'I want to know {topic}.',
  'Tell me {topic}.',
  'I would like to know {topic}.',
  'Let us look at {topic}.',
  'My next question is {topic}.',
  'Next up is {topic}.',
  'Now explain {topic}.',
] as const

/** Headings that tell what happens: Nell takes over. */
export const aboutEvent = [
  'Now to the part where {topic}.',
  'Let us talk about the part where {topic}.',
  'I want to hear about the part where {topic}.',
  'Tell me about the part where {topic}.',
] as const

/** When the next statement goes on with the same thing. */
export const goOn = [
  'Go on.',
  'And then?',
  'Tell me more.',
  'Is there more to it?',
  'What else?',
  'And what comes after that?',
  'Keep going.',
  'What else should I know?',
  'Is that the whole story?',
  'And what does that mean in practice?',
  'Give me a detail.',
  'Can you make that more concrete?',
  'So what follows from that?',
  'And the rest of it?',
] as const

/** When a chapter begins with nothing that could be asked for. */
export const nextChapter = [
  'Let us turn to something else.',
  'On to the next part.',
  'Now to another side of it.',
  'What is the next thing on your list?',
  'Give me the next thing.',
] as const

/** When the next statement names a price. */
export const goOnPrice = [
  'And what does it cost?',
  'What is the price?',
  'How much is it?',
  'What do I pay for that?',
  'And the money?',
] as const

/** When the next statement tells of a turn, a refusal or a condition. */
export const goOnTurn = [
  'Did it always go to plan?',
  'That sounds almost too easy. Was it?',
  'Was there a moment when it got difficult?',
  'What went wrong?',
] as const
export const goOnRefusal = [
  'Is there a catch?',
  'And where is the limit?',
  'What do they say no to?',
  'And what do I not get?',
  'Where would you be careful?',
] as const
export const goOnReason = [
  'Why is that?',
  'And why do they do that?',
  'What is the reason?',
  'Why does that matter?',
] as const

/** Before a question that people ask on the website itself. */
export const beforeQuestion = [
  'Here is one.',
  'Next one.',
  'Another one.',
  'Then this.',
  'One more.',
  'And this comes up too.',
  'Now the one I was waiting for.',
] as const

/** When the story that opened the episode goes on. */
export const backToHook = [
  'We began with something that we did not finish.',
  'Let us go back to the first sentence of this episode.',
  'There is more to what we said at the start.',
  'Back to the beginning, because that was not the end of it.',
] as const

/** Before words of a customer. */
export const beforeQuote = [
  'What do customers say?',
  'Let us hear somebody from outside.',
  'Is there a voice that is not theirs?',
  'Who can speak for them?',
  'And what do people say who have been there?',
  'Is there somebody outside who says so too?',
] as const
