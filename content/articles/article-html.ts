import { Marked, type RendererObject, type Token, type Tokens } from 'marked'
import { own } from '#domain/own.ts'
import type { Body } from './article-body.ts'
import { withTypography } from './typography.ts'

/** The body of an article as HTML that can do nothing but be read: no markup of its author's, no script in a link. */
export function articleHtml({ tokens, ids }: Body): string {
  return new Marked({ renderer: { ...inline, ...blocks(ids) } }).parser([...tokens])
}

const inline: RendererObject = {
  text(token) {
    return 'tokens' in token && token.tokens
      ? this.parser.parseInline(token.tokens)
      : escaped(withTypography(token.text))
  },
  html: ({ text }) => escaped(text),
  image: ({ text }) => escaped(text),
  link({ href, tokens }) {
    const text = this.parser.parseInline(tokens)
    if (/^(\/(?!\/)|#)/.test(href)) return `<a href="${escaped(href)}">${text}</a>`
    if (/^(https:\/\/|mailto:)/.test(href)) return `<a href="${escaped(href)}" rel="noopener">${text}</a>`
    return text
  },
}

function blocks(ids: ReadonlyMap<Token, string>): RendererObject {
  let tables = 0
  let lastHeading = ''
  return {
    heading(token) {
      const { depth, tokens } = token
      const id = ids.get(token)
      lastHeading = this.parser.parseInline(tokens, this.parser.textRenderer)
      return `<h${depth}${id ? ` id="${id}"` : ''}>${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    table({ header, rows }) {
      const cell = (tag: string, { tokens }: Tokens.TableCell) =>
        `<${tag}>${this.parser.parseInline(tokens)}</${tag.split(' ')[0]}>`
      const label = escaped(withTypography(`Table ${++tables}: ${lastHeading}`))
      const head = header.map((column) => cell('th scope="col"', column)).join('')
      const body = rows.map((row) =>
        row.map((column, at) => cell(at === 0 ? 'th scope="row"' : 'td', column)).join(''),
      )
      // A table that is wider than a phone scrolls within its own frame, by keys as well.
      return `<div role="region" aria-label="${label}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body
        .map((row) => `<tr>${row}</tr>`)
        .join('')}</tbody></table></div>\n`
    },
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => own(entities, sign) ?? '')
