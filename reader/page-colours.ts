import type { CheerioAPI } from 'cheerio/slim'

const most = 6
const mostStyleCharacters = 200_000
const colour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/gi
const named = /--([\w-]{1,60})\s*:\s*([^;}]{1,60})/g
const telling = /brand|primary|accent|main|theme|key|secondary|highlight/i

/** The colours that a page says are its own, most telling first: its theme, its named ones, then the frequent ones. */
export function pageColours($: CheerioAPI): string[] {
  const themes = $('meta[name="theme-color"], meta[name="msapplication-TileColor"]')
    .toArray()
    .flatMap((meta) => coloursIn($(meta).attr('content') ?? ''))
  const styles = $('style')
    .toArray()
    .map((style) => $(style).text())
  const inline = $('[style]')
    .toArray()
    .slice(0, 2_000)
    .map((element) => $(element).attr('style'))
  const css = [...styles, ...inline].join('\n').slice(0, mostStyleCharacters)
  const names = [...css.matchAll(named)].map(([, name = '', value = '']) => ({ name, value }))
  const ours = names.filter(({ name }) => telling.test(name)).flatMap(({ value }) => coloursIn(value))
  const others = names.flatMap(({ value }) => coloursIn(value))
  return [...new Set([...themes, ...ours, ...others, ...byFrequency(coloursIn(css))])]
    .filter(isColourful)
    .slice(0, most)
}

const coloursIn = (text: string): string[] =>
  [...text.matchAll(colour)].map(([hex, red, green, blue]) =>
    red === undefined ? longHex(hex) : `#${[red, green, blue].map(twoDigits).join('')}`,
  )

function longHex(hex: string): string {
  const digits = hex.slice(1).toLowerCase()
  return `#${digits.length < 6 ? [...digits.slice(0, 3)].map((digit) => digit + digit).join('') : digits.slice(0, 6)}`
}

const twoDigits = (value = '0') => Math.min(255, Number(value)).toString(16).padStart(2, '0')

function byFrequency(colours: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const each of colours) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([each]) => each)
}

/** Greys, and what is nearly black or white, tell nothing about a business. */
function isColourful(hex: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return Math.max(...parts) - Math.min(...parts) >= 32 && Math.max(...parts) >= 48
}
