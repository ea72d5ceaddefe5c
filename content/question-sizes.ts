import type { ShowQuestion } from '#domain/questionnaire.ts'

export type AskedQuestion = ShowQuestion & { label: string; hint?: string }
/** One page of the questionnaire. */
export type AskedPart = { heading: string; asked: readonly AskedQuestion[] }

export const short = { most: 300 }
export const long = { most: 2000, rows: 4 }
export const lines = { most: 4000, rows: 7 }
