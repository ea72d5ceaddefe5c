/**
 * Runs in the page, in a world of its own where the page's programs have changed nothing, and tells what is shown as
 * markup that the parser of every page understands: shadow roots opened, style sheets written out, and what computed
 * styles hide marked in the element's own style. Stands alone: it is sent to the browser as text.
 */
export function shownPage(most: { characters: number; elements: number; depth: number }) {
  const parts: string[] = []
  let [characters, elements] = [0, 0]
  const leftOut = new Set(
    'style noscript template svg math canvas iframe object embed video audio'.split(' '),
  )
  const empty = new Set('area base br col hr img input link meta source track wbr'.split(' '))
  const put = (text: string) => {
    characters += text.length
    if (characters <= most.characters) parts.push(text)
  }
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const quoted = (text: string) => escaped(text).replace(/"/g, '&quot;')

  /** Only what decides whether anybody sees it, and only where the element itself begins it. */
  const hidingStyle = (element: Element): string => {
    const style = getComputedStyle(element)
    const above = element.parentElement && getComputedStyle(element.parentElement)
    const found: string[] = []
    const add = (name: string, value: string) => found.push(`${name}:${value}`)
    if (style.display === 'none') return 'display:none'
    if (style.visibility !== 'visible' && above?.visibility === 'visible') add('visibility', 'hidden')
    if (style.opacity === '0') {
      add('opacity', '0')
      if (style.transitionDuration !== '0s' || style.animationName !== 'none') add('transition', 'opacity')
    }
    if (style.fontSize === '0px') add('font-size', '0')
    if (Number.parseFloat(style.textIndent) < -500) add('text-indent', '-9999px')
    if (style.position === 'absolute' || style.position === 'fixed') {
      if (Number.parseFloat(style.left) < -1000) add('left', '-9999px')
      if (Number.parseFloat(style.top) < -1000) add('top', '-9999px')
      if (style.clip === 'rect(0px, 0px, 0px, 0px)') add('clip', 'rect(0 0 0 0)')
    }
    if (/^inset\((?:50|100)%\)$/.test(style.clipPath)) add('clip-path', 'inset(50%)')
    if (style.backgroundClip !== 'text' && isUnpainted(element, style)) add('color', 'transparent')
    return found.join(';')
  }

  const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour)

  /** Words in the colour of what lies behind them; where a picture may lie there, nobody knows. */
  const isUnpainted = (element: Element, { color }: CSSStyleDeclaration): boolean => {
    const isText = (node: ChildNode) =>
      node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== ''
    if (!Array.from(element.childNodes).some(isText)) return false
    if (isClear(color)) return true
    for (let at: Element | null = element, steps = 0; at && steps < 20; at = at.parentElement, steps += 1) {
      const { backgroundImage, backgroundColor, position } = getComputedStyle(at)
      if (backgroundImage !== 'none' || (at !== element && position === 'absolute')) return false
      if (!isClear(backgroundColor)) return backgroundColor === color
    }
    return color === 'rgb(255, 255, 255)'
  }

  const attributesOf = (element: Element): string => {
    const hiding = document.body?.contains(element) ? hidingStyle(element) : ''
    const style = [element.getAttribute('style'), hiding].filter(Boolean).join(';').slice(0, 1_000)
    const texts = Array.from(element.attributes).flatMap(({ name, value }) => {
      if (name === 'style' || name.startsWith('on') || /^(?:src|srcset|sizes|integrity|nonce)$/.test(name))
        return []
      const isLink = name === 'href' && !value.startsWith('#')
      const whole = isLink ? (URL.parse(value, document.baseURI)?.href ?? '') : value
      return [` ${name}="${quoted(whole.slice(0, 1_000))}"`]
    })
    return `${texts.slice(0, 30).join('')}${style === '' ? '' : ` style="${quoted(style)}"`}`
  }

  const childrenOf = (element: Element): Node[] => {
    if (element instanceof HTMLSlotElement) return element.assignedNodes({ flatten: true })
    return Array.from((element.shadowRoot ?? element).childNodes)
  }

  const write = (node: Node, depth: number) => {
    if (characters > most.characters || elements > most.elements) return
    if (node.nodeType === Node.TEXT_NODE) return put(escaped(node.nodeValue ?? ''))
    if (!(node instanceof Element)) return
    const name = node.localName
    const isTelling = name === 'script' && /ld\+json/i.test(node.getAttribute('type') ?? '')
    if (leftOut.has(name) || (name === 'script' && !isTelling)) return
    elements += 1
    if (isTelling)
      return put(`<script type="application/ld+json">${(node.textContent ?? '').slice(0, 90_000)}</script>`)
    if (depth > most.depth) return put(escaped(node.textContent ?? ''))
    put(`<${name}${attributesOf(node)}>`)
    if (name === 'head') put(`<style>${sheets()}</style>`)
    if (empty.has(name)) return
    for (const child of childrenOf(node)) write(child, depth + 1)
    put(`</${name}>`)
  }

  /** Also what programs have put into sheets, which no markup shows; other people's sheets tell us nothing. */
  const sheets = (): string => {
    let text = ''
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
      try {
        for (const rule of sheet.cssRules) if (text.length < 200_000) text += `${rule.cssText}\n`
      } catch {
        // it comes from another origin
      }
    return text.slice(0, 200_000).replace(/<\//g, '')
  }

  write(document.documentElement, 0)
  return { url: location.href, html: `<!doctype html>${parts.join('')}` }
}

/** What is asked while it builds itself: how far it is, and how many characters it shows. Scrolls on, as readers do. */
export function progressOfPage() {
  scrollBy(0, innerHeight)
  const body = document.body
  const elements = document.getElementsByTagName('*').length
  // biome-ignore lint/performance/useDomNodeTextContent: programs in the body are text, too, and nobody is shown them
  const characters = elements > 50_000 ? 50_000 : (body?.innerText.length ?? 0)
  return { isComplete: document.readyState === 'complete', elements, characters }
}
