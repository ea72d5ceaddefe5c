/** The third sentence of an episode's summary, by the number of hosts. */
export const summaryClosings = {
  1: [
    'A short walk through what they do, what it costs and what people ask.',
    'What it is, what it costs, and what to ask before you decide.',
  ],
  2: [
    'Two hosts ask what a listener would ask, and every answer has its source.',
    'Two hosts read the website for you, question it, and keep what matters.',
    'Two hosts keep to what is written, and every fact has its source.',
  ],
} as const
