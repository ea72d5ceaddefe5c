/** Mail that we owe to somebody who asked. */
export const letterKinds = ['request-accepted', 'episode-ready', 'request-failed'] as const

export type LetterKind = (typeof letterKinds)[number]

/** Seconds until the next try: greylisting is over after minutes, an outage after hours. */
const pauses = [60, 240, 600, 2700]
const hourly = 3600
const longest = 48 * hourly

/** After so many tries of a letter that has waited for so long; undefined when it is time to give up. */
export function nextTryIn(tries: number, ageSeconds: number): number | undefined {
  return ageSeconds >= longest ? undefined : (pauses[tries - 1] ?? hourly)
}
