/** An uploaded SVG as shapes and nothing else: what is not on these lists is not in what we keep, draw and serve. */
import { load } from 'cheerio/slim'
import { type AnyNode, type Element, isTag } from 'domhandler'

const groups = new Set(['g', 'defs', 'clipPath', 'linearGradient', 'radialGradient'])
const shapes = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'stop'])
/** They decide how the rest looks: without them the picture would be another one. */
const unfit = new Set([
  'style',
  'text',
  'image',
  'use',
  'foreignObject',
  'symbol',
  'mask',
  'pattern',
  'filter',
])

const measures =
  'd cx cy r rx ry x y x1 y1 x2 y2 fx fy width height points transform offset gradientUnits gradientTransform spreadMethod clipPathUnits id'
const looks =
  'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity opacity clip-rule stop-color stop-opacity clip-path'
const attributes = new Set(`${measures} ${looks}`.split(' '))
const presentation = new Set(looks.split(' '))

/** Numbers, colours, path commands and names of our own gradients; no address, no escape, no quote. */
const plainValue = /^[\w\s.,#%()+-]*$/
const ownReference = /^url\(\s*#[\w-]{1,64}\s*\)$/
const mayRefer = new Set(['fill', 'stroke', 'clip-path'])

const most = { characters: 100_000, elements: 600, depth: 24 }

type CleanSvg = { viewBox: string; inside: string }

/** Undefined: it is no SVG, or one that would not look the same without what we do not take. */
export function cleanSvg(text: string): CleanSvg | undefined {
  if (text.length > most.characters) return undefined
  const root = load(text, { xml: true }).root().children().get(0)
  if (root?.name !== 'svg') return undefined
  const viewBox = boxOf(root)
  const written = { elements: 0, isUnfit: false }
  const inside = written && insideOf(root.children, written, 0)
  return viewBox && inside && !written.isUnfit ? { viewBox, inside } : undefined
}

type Written = { elements: number; isUnfit: boolean }

const insideOf = (nodes: readonly AnyNode[], written: Written, depth: number): string =>
  nodes.map((node) => (isTag(node) ? elementOf(node, written, depth) : '')).join('')

function elementOf(element: Element, written: Written, depth: number): string {
  const { name } = element
  written.elements += 1
  if (unfit.has(name) || written.elements > most.elements || depth > most.depth) written.isUnfit = true
  if (written.isUnfit || !(groups.has(name) || shapes.has(name))) return ''
  const start = `<${name}${attributesOf(element)}`
  if (shapes.has(name)) return `${start}/>`
  const inside = insideOf(element.children, written, depth + 1)
  return inside ? `${start}>${inside}</${name}>` : ''
}

function attributesOf({ name, attribs }: Element): string {
  const { style, ...plain } = attribs
  const all = [...Object.entries(plain), ...declarationsOf(style ?? '')]
  const kept = new Map(
    all.flatMap(([key, value]) => {
      const text = value.replace(/\s+/g, ' ').trim()
      return isAllowed(name, key, text) ? [[key, text] as const] : []
    }),
  )
  return [...kept].map(([key, text]) => ` ${key}="${text}"`).join('')
}

/** `style="fill:#c00"` says what an attribute says, and goes before it. */
const declarationsOf = (style: string) =>
  style.split(';').flatMap((declaration) => {
    const [, key = '', value = ''] =
      /^\s*([a-z-]+)\s*:\s*([^!]*?)\s*(?:!important)?\s*$/.exec(declaration) ?? []
    return presentation.has(key) ? [[key, value] as const] : []
  })

function isAllowed(element: string, key: string, text: string): boolean {
  if (!attributes.has(key)) return false
  if (key === 'id') return /^[\w-]{1,64}$/.test(text)
  // A clip in a clip in a clip costs more with each.
  if (key === 'clip-path' && element === 'clipPath') return false
  if (/url|[a-z]\s*:/i.test(text)) return mayRefer.has(key) && ownReference.test(text)
  return plainValue.test(text)
}

/** Four numbers with something between them; where there is none, width and height say it. */
function boxOf({ attribs }: Element): string | undefined {
  const size = [attribs.width, attribs.height].map((text) => Number.parseFloat(text ?? ''))
  const numbers = attribs.viewBox
    ? attribs.viewBox
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, ...size]
  const [, , width = 0, height = 0] = numbers
  const isBox = numbers.length === 4 && numbers.every((each) => Number.isFinite(each) && Math.abs(each) < 1e6)
  return isBox && width > 0 && height > 0 ? numbers.join(' ') : undefined
}
