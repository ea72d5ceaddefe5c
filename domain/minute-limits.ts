/** How much somebody may change and say, and for how long. */
export const minuteLimits = {
  /** How often one episode is made again. */
  remakes: 10,
  /** After somebody has asked for it. */
  days: 90,
  name: 80,
  telephone: 30,
  hours: 120,
  sentence: 200,
  answers: 3,
  question: 120,
  answer: 300,
  /** Excerpts of one part. */
  excerpts: 40,
} as const
