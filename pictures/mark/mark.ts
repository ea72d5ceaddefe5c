/** The brand's mark, 24 units wide and high: the product's own, letters of another name, or what an owner has uploaded. */
import { markHalves } from '#content/mark.ts'
import { textOf } from '#domain/read-setting.ts'
import { settingsWith } from '#domain/settings.ts'
import { lettering } from '#pictures/lettering.ts'
import { lettered } from '#pictures/lines.ts'
import { typeset } from '#pictures/typeset.ts'
import { drawnUpload } from './uploaded-mark.ts'

/** As content/brand.ts reads it from the settings. */
export type Marked = { name: string; mark: { upload: string; figure: string; ground: string } }
type Mark = {
  inside: string
  /** The ground behind a cut, where nothing else is behind it. */
  under: string
}

const ownName = textOf(settingsWith(), 'brand.name')

export async function drawnMark({ name, mark }: Marked, colours = mark): Promise<Mark> {
  const { figure, ground } = colours
  const upload = mark.upload ? drawnUpload(mark.upload) : undefined
  if (upload) return { inside: upload, under: '' }
  const letters = name === ownName ? '' : await drawnLetters(name, ground)
  if (letters) return { inside: `<circle cx="12" cy="12" r="12" fill="${figure}"/>${letters}`, under: '' }
  return {
    inside: `<path fill="${figure}" d="${markHalves}"/>`,
    under: `<path stroke="${ground}" stroke-width="4.6" d="M4.2 4.2l15.6 15.6"/>`,
  }
}

/** The first letters of the first two words; nothing where the face has none of them. */
async function drawnLetters(name: string, fill: string): Promise<string> {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const first = words.slice(0, 2).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0))
  const block = typeset(await lettering([first.join('').toUpperCase()], 700), {
    ...{ width: 1500, height: 1100, most: 1, largest: 1700 },
  })
  const drawn = lettered(block, { x: 1200, align: 'middle', top: 1200 - block.height / 2, fill })
  return drawn && `<g transform="scale(.01)">${drawn}</g>`
}
