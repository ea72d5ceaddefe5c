import assert from 'node:assert/strict'

/** The words of the main part as a visitor reads them. */
export const mainWords = (html: string) => plain(html.slice(html.indexOf('<main'), html.indexOf('</main>')))

export const plain = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')

export function assertSays(words: string, parts: readonly string[]): void {
  for (const part of parts) assert.ok(words.toLowerCase().includes(part.toLowerCase()), part)
}

export function assertInOrder(words: string, parts: readonly string[]): void {
  let from = 0
  for (const part of parts) {
    const at = words.indexOf(part, from)
    assert.ok(at >= 0, `"${part}" after "${words.slice(Math.max(0, from - 40), from)}"`)
    from = at + part.length
  }
}
