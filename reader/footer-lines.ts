import type { AnyNode, Element } from 'domhandler'
import type { Block } from './block.ts'
import { cleanText, countPageWords } from './clean-text.ts'
import { innerText, isElement, isInline } from './inner-text.ts'
import { isHours } from './opening-hours.ts'

const mostLines = 12
const mostWords = 30
/** A name of a place or a column above what one finds there. */
const mostOfHeading = 5

/** What a foot of a page says of where, when, how and at what limit: the rest of it is menus and rights. */
export function footerBlocks(footer: Element): Block[] {
  const blocks: Block[] = []
  let heading = ''
  for (const part of partsOf(footer)) {
    const lines = part.split('\n')
    const told = lines.filter(isTold)
    const isWhole = told.length > 0 && countPageWords(part) <= mostWords && !lines.some(isSmallPrint)
    const kept = isWhole ? lines : told
    if (kept.length === 0) heading = lines.length === 1 && isHeading(part) ? part : ''
    const last = blocks.at(-1)
    const text = kept.join('\n')
    if (kept.length > 0 && last && last.heading === heading && heading) last.text += `\n${text}`
    else if (kept.length > 0) blocks.push({ kind: 'contact', heading, text })
  }
  return blocks.slice(0, mostLines)
}

/** The texts of a footer as its boxes part them. */
function partsOf(footer: Element): string[] {
  const parts: string[] = []
  let line = ''
  const end = () => {
    const text = cleanText(line.replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' '))
    if (text) parts.push(text)
    line = ''
  }
  const visit = (node: AnyNode): void => {
    if (node.type === 'text') line += node.data.replace(/\s+/g, ' ')
    if (!isElement(node)) return
    if (node.name === 'br') line += '\n'
    else if (isInline(node)) line += ` ${innerText(node)} `
    else {
      end()
      node.children.forEach(visit)
      end()
    }
  }
  footer.children.forEach(visit)
  end()
  return parts
}

const isHeading = (text: string) =>
  countPageWords(text) <= mostOfHeading && !/[.!?]$/.test(text) && /^\p{L}/u.test(text)

const isTold = (line: string) =>
  line.length <= 200 &&
  !isSmallPrint(line) &&
  (reaching.test(line) || isHours(line) || isAddress(line) || isLimit(line))

/** `Fuel surcharge outside the service area`: what it costs besides stands nowhere else. */
const isLimit = (line: string) => countPageWords(line) > 3 && limits.test(line)
const limits =
  /\b(?:surcharge|(?:additional|extra|travel|call-?out) (?:fees?|charges?)|by appointment|minimum (?:order|charge|spend)|deposit|cash only|no (?:cards|dogs|pets)|subject to availability|outside (?:of )?(?:the |our )?(?:service|delivery) area|zuschlag|aufpreis|mindestbestell\p{L}*|supplément|sur rendez-vous|recargo|con cita previa)\b/iu

const isSmallPrint = (line: string) =>
  /[©#]|\b(?:copyright|rights reserved|compan(?:y|ies) (?:no|num|reg|house)|register(?:ed)?|reg\. ?no|charity|vat|licen[cs]e|ust-?id|siret|abn)\b/i.test(
    line,
  )

const reaching =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.\w{2,}|(?:\+\d|\(?\b0\d|\(\d{3}\) ?\d|\b\d{3}[-.]\d)[\d\s()/.-]{5,}\d/

const street =
  /\b\d{1,5}[a-z]?,? (?:[\p{L}.'’-]+ ){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|court|ct|place|pl|boulevard|blvd|highway|hwy|square|close|terrace|crescent|row|parade|quay|hill|park|grove)\b|\p{L}{2,}(?:straße|strasse|str\.|weg|platz|gasse|allee)\.? ?\d|\b(?:rue|calle|carrer|avenue|camí|camino|via|an der|am|im) [\p{L}’' ]{2,40}\d/iu
const postcode =
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]{2} \d{5}\b|^(?:D-|A-|CH-|F-)?\d{4,5} \p{Lu}\p{L}+|, \d{5} \p{Lu}|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/u
const isAddress = (line: string) => countPageWords(line) <= 20 && (street.test(line) || postcode.test(line))
