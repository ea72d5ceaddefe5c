/** Cut at commas, so that a list reads as one. */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
