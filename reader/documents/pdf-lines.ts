/** The lines of a page of a PDF, from what is known of each run of its letters. */
export type Item = { str: string; transform: readonly number[]; width: number }
export type Line = { text: string; x: number; y: number; right: number; size: number }

/** In the order of the file, which is that of reading wherever a program wrote it; a jump up or aside ends a line. */
export function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = []
  for (const { str, transform, width } of items) {
    const [, b = 0, , d = 0, x = 0, y = 0] = transform
    const size = Math.abs(d) || Math.abs(b) || 1
    const last = lines.at(-1)
    const isSame =
      last && Math.abs(last.y - y) < Math.min(last.size, size) * 0.6 && x >= last.right - size * 2
    if (str.trim() === '' && !isSame) continue
    if (!last || !isSame) lines.push({ text: str, x, y, right: x + width, size })
    else {
      const isApart = x - last.right > size * 0.15 && !/\s$/.test(last.text) && !/^\s/.test(str)
      last.text += (isApart ? ' ' : '') + str
      last.right = x + width
      last.size = Math.max(last.size, str.trim() ? size : 0)
    }
  }
  return lines
    .map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text)
}

/** Numbers aside, the same on every page. */
export const shapeOf = (text: string) => text.replace(/\d+/g, '#').replace(/\b[ivxlc]+\b/gi, '#')

/** What stands at the edge of most pages is of the paper and not of the text. */
export function furnitureOf(pages: readonly (readonly Line[])[]): Set<string> {
  const seen = new Map<string, number>()
  for (const lines of pages) {
    const edges = [...lines].sort((a, b) => b.y - a.y).map(({ text }) => shapeOf(text))
    for (const shape of new Set([...edges.slice(0, 2), ...edges.slice(-2)]))
      seen.set(shape, (seen.get(shape) ?? 0) + 1)
  }
  const isOnMost = (times: number) => times >= 3 && times > pages.length * 0.4
  return new Set([...seen].filter(([, times]) => isOnMost(times)).map(([shape]) => shape))
}

/** Where most lines begin. */
export const marginOf = (lines: readonly Line[]) =>
  [...Map.groupBy(lines, ({ x }) => Math.round(x))].sort(
    (a, b) => b[1].length - a[1].length || a[0] - b[0],
  )[0]?.[0] ?? 0

/** That of most of the text. */
export function usualSize(pages: readonly (readonly Line[])[]): number {
  const weights = new Map<number, number>()
  for (const { size, text } of pages.flat()) {
    const half = Math.round(size * 2) / 2
    weights.set(half, (weights.get(half) ?? 0) + text.length)
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}
