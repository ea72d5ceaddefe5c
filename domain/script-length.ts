/** How long words last. The rate holds breaths and the short silences between speakers. */

export const spokenWordsPerMinute = 155

/** Opening and closing music, and a sting before each chapter. */
export const musicSeconds = (chapters: number) => 8 + 2 * chapters

export const wordsFor = (seconds: number, chapters: number) =>
  Math.round(((seconds - musicSeconds(chapters)) * spokenWordsPerMinute) / 60)

export const secondsFor = (words: number, chapters: number) =>
  Math.round((words * 60) / spokenWordsPerMinute + musicSeconds(chapters))

export const leastEpisodeSeconds = 240
export const mostEpisodeSeconds = 480
export const usualEpisodeSeconds = 320
