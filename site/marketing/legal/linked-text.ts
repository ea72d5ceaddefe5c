type TextPart = { text: string; href?: string }

const links = /\[([^\]]+)\]\(([^)\s]+)\)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Legal prose may hold e-mail addresses, and links to our own pages as `[words](/path)`. */
export function linkedText(written: string): TextPart[] {
  // A line must not end between a section sign and its number.
  const prose = written.replace(/(§|Art\.) /g, '$1\u00a0')
  const parts: TextPart[] = []
  let end = 0
  for (const match of prose.matchAll(links)) {
    const [whole, words, path] = match
    if (match.index > end) parts.push({ text: prose.slice(end, match.index) })
    parts.push(words && path ? { text: words, href: path } : { text: whole, href: `mailto:${whole}` })
    end = match.index + whole.length
  }
  if (end < prose.length) parts.push({ text: prose.slice(end) })
  return parts
}
