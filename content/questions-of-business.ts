import { type AskedPart, lines, long, short } from './question-sizes.ts'

/** Whom the show is for, and what it must not say. */
export const questionsOfBusiness = {
  business: {
    heading: 'Your business',
    asked: [
      {
        id: 'website',
        label: 'Which website is yours?',
        text: { most: 300, isAddress: true },
        isNeeded: true,
      },
      {
        id: 'sells',
        label: 'What do you sell, in one sentence that a customer would say?',
        text: { most: 200, rows: 2 },
        isNeeded: true,
      },
      {
        id: 'listener',
        label: 'Who should listen? Describe one person.',
        text: { most: 500, rows: 4 },
        isNeeded: true,
      },
      {
        id: 'asked',
        label: 'What do customers ask you before they buy?',
        hint: 'A question a line, five at least. They become the first titles.',
        text: lines,
        leastLines: 5,
        isNeeded: true,
      },
      {
        id: 'next-step',
        label: 'What should a listener do after an episode?',
        hint: 'With the address or number that the episode gives for it.',
        choices: [
          { id: 'call', label: 'Call' },
          { id: 'write', label: 'Write' },
          { id: 'book', label: 'Book a time' },
          { id: 'visit', label: 'Come by' },
          { id: 'read', label: 'Read on at the website' },
        ],
        text: short,
      },
    ],
  },
  limits: {
    heading: 'Limits',
    asked: [
      {
        id: 'never',
        label: 'What must never be said: subjects, claims, names, competitors?',
        hint: 'A line each. “None” is an answer.',
        text: lines,
        isNeeded: true,
      },
      {
        id: 'claims',
        label: 'Are there claims that a lawyer or an authority looks at?',
        hint: 'If so, which, and who looks.',
        choices: [
          { id: 'no', label: 'No' },
          { id: 'yes', label: 'Yes' },
        ],
        text: long,
      },
      {
        id: 'customers',
        label: 'May we use customers’ names and stories? Which?',
        choices: [
          { id: 'none', label: 'None' },
          { id: 'website', label: 'Those on our website' },
          { id: 'these', label: 'These' },
        ],
        text: long,
      },
    ],
  },
} satisfies Record<string, AskedPart>
