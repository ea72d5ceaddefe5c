/** Writing XML: every text is cleaned of what XML cannot say, then escaped, in one place. */

type Value = string | number | boolean | undefined
type Attributes = Readonly<Record<string, Value>>
export type Xml = { readonly xml: string }

export const nothing: Xml = { xml: '' }

export function tag(name: string, attributes: Attributes = {}, ...content: readonly (Value | Xml)[]): Xml {
  let inside = ''
  for (const part of content)
    if (part !== undefined) inside += typeof part === 'object' ? part.xml : written(part)
  let start = name
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) start += ` ${key}="${written(value)}"`
  return { xml: inside ? `<${start}>${inside}</${name}>` : `<${start}/>` }
}

/** Text with markup in it. The only end that CDATA knows is split. */
export const marked = (name: string, markup: string): Xml => ({
  xml: `<${name}><![CDATA[${cleaned(markup).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`,
})

/** XML 1.0: no control characters but tab and breaks, and neither U+FFFE nor U+FFFF. */
const unsayable = /[^\t\n\r -\ufffd]/g

/** Halves of characters become U+FFFD. */
const cleaned = (text: string) => text.toWellFormed().replace(unsayable, '')

/** A carriage return would be read as a line feed. */
const names = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\r', '&#13;'],
])
/** All that is unsayable, or has a name. Most texts have none of it: looking is quicker than writing anew. */
const notPlain = /[^\t\n !#-%'-;=?-\ufffd]/
const eachNotPlain = new RegExp(notPlain, 'g')

export function escaped(text: string): string {
  const whole = text.toWellFormed()
  return notPlain.test(whole) ? whole.replace(eachNotPlain, (sign) => names.get(sign) ?? '') : whole
}

const written = (value: string | number | boolean) =>
  typeof value === 'string' ? escaped(value) : String(value)
