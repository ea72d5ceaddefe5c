/** Flite reads plain ASCII: what it would drop or spell is written as it is said. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/[‘’ʼ]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/[–—―]/g, ', '],
  [/…/g, '...'],
  [/&/g, ' and '],
  [/%/g, ' percent'],
  [/\+/g, ' plus '],
  [/=/g, ' equals '],
  [/@/g, ' at '],
  [/€(\d[\d.,]*)/g, '$1 euros'],
  [/£(\d[\d.,]*)/g, '$1 pounds'],
  [/ß/g, 'ss'],
  [/[æœ]/gi, 'e'],
  [/[øØ]/g, 'o'],
  [/[łŁ]/g, 'l'],
]

/** One piece of the text between spaces; it may become several words, or none. */
export function pronounceable(piece: string): string {
  const written = signs.reduce((text, [sign, said]) => text.replace(sign, said), piece)
  return written
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[<>{}[\]\\^|~`_*#]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim()
}
