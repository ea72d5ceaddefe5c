import { encode } from 'uqr'

export type QrPicture = { size: number; path: string }

/** Dark squares side by side are one stroke: half as long as each for itself. */
export function qrPicture(text: string): QrPicture {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => [
      ...row
        .map((isDark) => (isDark ? '#' : '.'))
        .join('')
        .matchAll(/#+/g)
        .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
    ])
    .join('')
  return { size, path }
}
