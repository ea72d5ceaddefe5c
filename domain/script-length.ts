/** How long words last. The rate holds breaths and the short silences between speakers. */

const spokenWordsPerMinute = 136

/** Opening and closing music, and a sting before each chapter. */
const musicSeconds = (chapters: number) => 8 + 2 * chapters

export const wordsFor = (seconds: number, chapters: number) =>
  Math.round(((seconds - musicSeconds(chapters)) * spokenWordsPerMinute) / 60)

export const secondsFor = (words: number, chapters: number) =>
  Math.round((words * 60) / spokenWordsPerMinute + musicSeconds(chapters))

/** Whoever reads aloud takes more time than whoever talks, and so does a figure written in digits. */
const readWordsPerMinute = 134
/** The signature, two or three chimes, and the close. */
const aroundReading = 16

export const readSecondsFor = (words: number) => Math.round((words * 60) / readWordsPerMinute + aroundReading)
