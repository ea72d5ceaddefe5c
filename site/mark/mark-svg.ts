import { markHalves } from '#content/mark.ts'

type Colours = { ink: string /** The ground seen through the cut, or `none`. */; cut: string }

export function markSvg({ ink, cut }: Colours): string {
  const ground = cut === 'none' ? '' : `<path stroke="${cut}" stroke-width="4.6" d="M4.2 4.2l15.6 15.6"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${ground}<path fill="${ink}" d="${markHalves}"/></svg>`
}
