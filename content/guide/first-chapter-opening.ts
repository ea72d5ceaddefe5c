/** Chapter 1 of the guide until money is spoken of. */
import type { BookPage } from './first-chapter.ts'

export const openingPages: readonly BookPage[] = [
  {
    heading: 'Twelve answers in pencil',
    paragraphs: [
      'A show can be well made and still be a mistake. That mistake is made early, in a meeting in which somebody says that the company should have a podcast, and nobody asks what for.',
      'This chapter is that question, in twelve parts. Each of them can be answered with yes, no or not yet, without an agency and before a dollar is spent. You need a pencil and an hour in which nobody calls.',
      'If you come out at a clear no, you have saved the price of a year.',
    ],
  },
  {
    paragraphs: [
      'Yes means that you could show it to somebody: a name, a number, a page, a date. A good feeling is none of these. Write “not yet” beside it, and the job that would turn it into a yes.',
      'Answer alone first. Then give the empty list to whoever will have to approve each episode, and lay the two sheets side by side. Where they differ is where the show would have got stuck in its sixth week.',
      'A no is worth as much as a yes. Three of the twelve are doors: a no there ends the chapter and the project, whatever the other nine say.',
    ],
  },
  {
    heading: 'What a B2B show can do for sales',
    paragraphs: [
      'It is in somebody’s ear for twenty minutes while the hands are busy. That is long enough to take one doubt apart, and nothing else that you publish gets those twenty minutes in the car.',
      'So it works on people who have the doubt already: the buyer who likes your offer and must now explain it to a colleague who was not in the room. She can forward an episode. She cannot forward your salesman.',
    ],
    questions: [
      {
        number: 1,
        isDoor: true,
        question: 'Can you name ten people who should hear this?',
        text: 'Names, not “decision makers in logistics”. Whoever cannot name ten has nobody to write for.',
      },
      {
        number: 2,
        question: 'Is there one question that stops deals?',
        text: 'Ask whoever sells for you. It is the one after which the call goes quiet.',
      },
    ],
  },
  {
    heading: 'And what it cannot',
    paragraphs: [
      'It does not bring strangers in crowds. In a market of two thousand buyers, two hundred listeners are a tenth of everybody there is, and look like a failure in every chart.',
      'It does not mend an offer; it makes a weak one audible. And it does not sell this quarter: what goes out today is heard by somebody who signs when her budget opens.',
    ],
    questions: [
      {
        number: 3,
        question: 'Can you wait two quarters before anybody asks what it has brought?',
        text: 'If the answer is due in March, buy something that works by March.',
      },
      {
        number: 4,
        question: 'Would you send an episode to a customer before a meeting, yourself?',
        text: 'Think of one customer and one meeting. If you would be embarrassed, you have found out what the show must not be.',
      },
    ],
  },
]
