import { inkPaths } from '#domain/ink-paths.ts'
import { type Ink, inks, type Waveform } from '#domain/waveform.ts'

type TwoInksPicture = {
  width: number
  height: number
  /** A colour for whoever asks, for whoever answers, and for music. */
  colours: Record<Ink, string>
  from?: 'middle' | 'bottom'
  /** Where it stands in that drawing. */
  x?: number
  y?: number
}

/** The waveform in a drawing that no page is around: a card, the picture of a letter. */
export function twoInksSvg(
  waveform: Waveform,
  { width, height, colours, from = 'middle', x = 0, y = 0 }: TwoInksPicture,
): string {
  const step = width / (waveform.levels.length || 1)
  const paths = inkPaths(waveform, { step, height, from })
  const drawn = inks.map((ink) => `<path stroke="${colours[ink]}" d="${paths[ink]}"/>`).join('')
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g stroke-width="${0.62 * step}">${drawn}</g></svg>`
}
