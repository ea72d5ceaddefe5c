/** Files as clients hand them in, honest and otherwise. */
import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

const object = (number: number, text: string) => `${number} 0 obj\n${text}\nendobj\n`
const stream = (content: string | Buffer, more = '') => {
  const bytes = Buffer.from(content)
  return `<< /Length ${bytes.length} ${more}>>\nstream\n${bytes.toString('latin1')}\nendstream`
}

type Lines = readonly (string | { text: string; size: number })[]
const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&')

/** A line each, from the top of each page; a line without words leaves a gap. */
const contentOf = (lines: Lines) =>
  lines
    .map((line, at) => {
      const { text, size } = typeof line === 'string' ? { text: line, size: 11 } : line
      return `BT /F1 ${size} Tf 60 ${760 - at * 15} Td (${escaped(text)}) Tj ET`
    })
    .join('\n')

/** `trailer`: what stands there beside its root. */
export function aPdf(
  pages: readonly (Lines | { raw: string | Buffer; more: string })[],
  trailer = '',
): Buffer {
  const kids = pages.map((_, at) => `${10 + at * 2} 0 R`).join(' ')
  const written = pages.flatMap((page, at) => [
    object(
      10 + at * 2,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${11 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    ),
    object(11 + at * 2, 'raw' in page ? stream(page.raw, page.more) : stream(contentOf(page))),
  ])
  const parts = [
    '%PDF-1.4\n',
    object(1, '<< /Type /Catalog /Pages 2 0 R >>'),
    object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    object(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    ...written,
    `trailer\n<< /Root 1 0 R /Size ${12 + pages.length * 2} ${trailer}>>\n%%EOF`,
  ]
  return Buffer.from(parts.join(''), 'latin1')
}

/** Some hundred bytes that unfold to a gigabyte of spaces. */
export function aPdfBomb(): Buffer {
  let bytes: Buffer = Buffer.alloc(300e6, ' ')
  for (let fold = 0; fold < 3; fold += 1) bytes = deflateSync(bytes, { level: 9 })
  return aPdf([{ raw: bytes, more: '/Filter [/FlateDecode /FlateDecode /FlateDecode] ' }])
}

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** The body of a document, as markup. */
export const aDocx = (body: string, more: Record<string, Uint8Array> = {}): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/styles.xml': strToU8(
        `<w:styles ${word}><w:style w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
      ),
      'word/document.xml': strToU8(`<w:document ${word}><w:body>${body}</w:body></w:document>`),
      ...more,
    }),
  )

export const aParagraph = (text: string, properties = '', ofRun = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r>${ofRun && `<w:rPr>${ofRun}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
