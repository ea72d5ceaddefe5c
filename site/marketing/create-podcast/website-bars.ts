import { seeded, seedOf } from '#domain/seeded.ts'

export const barCount = 96
export const barsOfCharacter = 4

export type WebsiteBars = { heights: readonly number[]; spoken: number }

/**
 * An address as the waveform of someone who reads it aloud: vowels ring, a dot is a breath.
 * While it is typed it grows by some bars a character; once it is taken it fills the width.
 */
export function websiteBars(address: string, isTaken: boolean): WebsiteBars {
  const characters = [...withoutScheme(address).toLowerCase()].slice(0, barCount)
  const grown = characters.length * barsOfCharacter
  const spoken = isTaken && grown > 0 ? barCount : Math.min(barCount, grown)
  const heights = Array.from({ length: barCount }, (_, at) => {
    const place = (at / spoken) * characters.length
    const character = characters[Math.floor(place)]
    return at < spoken && character ? height(character, place % 1, at) : 0
  })
  return { heights, spoken }
}

const withoutScheme = (address: string) => address.trim().replace(/^https?:\/\//i, '')

function height(character: string, within: number, at: number) {
  const swell = 0.62 + 0.38 * Math.sin(Math.PI * (within + 0.2))
  const breath = 0.7 + 0.3 * seeded(seedOf(`${character}${at}`))()
  return Math.round(100 * loudness(character) * swell * breath) / 100
}

function loudness(character: string) {
  if (/[aeiouyäöü]/.test(character)) return 1
  if (/[\p{L}\p{N}]/u.test(character)) return /[bdgjlmnrvwz\d]/.test(character) ? 0.66 : 0.42
  return 0.1
}
