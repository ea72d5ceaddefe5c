import { fewerBars, type Waveform } from '#domain/waveform.ts'
import { rasterised } from '#pictures/rasterised.ts'
import { twoInksSvg } from '#pictures/two-inks-svg.ts'

/** Twice as large as a letter shows it. Letters need the proportions before the picture is there. */
export const letterPicture = { width: 1008, height: 336 } as const

/** Dark in both schemes: mail programs do not tell a picture which one they show. */
const night = '#17140f'
const colours = { asks: '#f4eee2', answers: '#ff6b4a', nobody: '#5e574b' }
/** On a phone it is 264 pixels wide: more would run together. */
const mostBars = 72

/** Cover, play button and the sound of the episode in one PNG: what a letter links to its page. */
export function letterPicturePng(cover: Uint8Array, waveform: Waveform): Promise<Uint8Array> {
  const { width, height } = letterPicture
  const [middle, button] = [height / 2, height + 92]
  const from = button + 92
  const sound = twoInksSvg(fewerBars(waveform, mostBars), {
    ...{ width: width - from - 44, height: 184, colours },
    ...{ x: from, y: middle - 92 },
  })
  const picture = `data:image/jpeg;base64,${Buffer.from(cover).toString('base64')}`
  return rasterised(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
      <rect width="${width}" height="${height}" fill="${night}"/>
      <image href="${picture}" width="${height}" height="${height}"/>
      <circle cx="${button}" cy="${middle}" r="52" fill="${colours.answers}"/>
      <path d="M${button - 15} ${middle - 24}v48l40-24z" fill="${night}"/>
      ${sound}
    </svg>`,
    width,
  )
}
