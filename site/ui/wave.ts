/** Bars of a waveform as one SVG path: a stroke per peak, `height` tall at a peak of 1. */
export function barsPath(
  peaks: readonly number[],
  { step = 4, height = 64, from = 'middle' as 'middle' | 'bottom' } = {},
) {
  return peaks
    .map((peak, index) => {
      const length = Math.max(2, Math.round(peak * height))
      const top = from === 'middle' ? (height - length) / 2 : height - length
      return `M${index * step + step / 2} ${top}v${length}`
    })
    .join('')
}
