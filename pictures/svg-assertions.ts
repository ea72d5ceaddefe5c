import assert from 'node:assert/strict'
import { own } from '#domain/own.ts'

/** Nothing in it can run, fetch or carry a stranger's words. */
export function assertHarmless(svg: string) {
  assert.doesNotMatch(svg, /<(text|script|image|foreignObject|style|use|a)\b/i)
  assert.doesNotMatch(svg, /\son\w+=|href|url\(|data:|<!|&/i)
  assert.deepEqual([...svg.matchAll(/https?:[^"]*/g)].map(String), ['http://www.w3.org/2000/svg'])
  assert.doesNotMatch(svg, /NaN|Infinity|undefined/)
}

/** Enough of XML for what we write: every tag is closed in its order, every attribute is quoted. */
export function assertWellFormed(svg: string) {
  const open: string[] = []
  const tags = /<(\/?)(\w+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g
  const rest = svg.replaceAll(tags, (_, closing, tag, __, selfClosing) => {
    if (closing) assert.equal(open.pop(), tag)
    else if (!selfClosing) open.push(tag)
    return ''
  })
  assert.equal(rest, '')
  assert.deepEqual(open, [])
}

/** Every coordinate that lettering passes; it is written in relative steps only. */
export function coordinatesOf(data: string): number[] {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const passed: number[] = []
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number)
    const arity = own({ h: 1, v: 1, q: 4, c: 6 }, letter) ?? 2
    if (letter === 'z') [x, y] = [startX, startY]
    for (let at = 0; at < numbers.length; at += arity) {
      if (letter === 'h') x += numbers[at] ?? 0
      else if (letter === 'v') y += numbers[at] ?? 0
      else [x, y] = [x + (numbers[at + arity - 2] ?? 0), y + (numbers[at + arity - 1] ?? 0)]
      if (letter === 'm') [startX, startY] = [x, y]
      passed.push(x, y)
    }
  }
  return passed
}

export function sizeOfPng(png: Uint8Array) {
  const bytes = Buffer.from(png)
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}
