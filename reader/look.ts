/** How something is shown, as far as that decides whether anybody sees it. */
export type Look = {
  hides?: boolean
  isAway?: boolean
  isGone?: boolean
  colour?: string
  background?: string
}

/** It takes a click or a program to bring these back; what is only transparent fades in. */
const isGone = /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)/
const moves = /transition|animation|transform|will-change/

export function lookOf(declarations: string): Look {
  const css = declarations.slice(0, 2_000).toLowerCase()
  if (!css.includes(':')) return {}
  const colour = /(?:^|[;\s])color\s*:\s*([^;!]+)/.exec(css)?.[1]
  const background = /background(?:-color)?\s*:\s*([^;!]+)/.exec(css)?.[1]
  const isAway = isOffPage(css)
  const hides = isAway || isClosed(css)
  const isShown = /display\s*:\s*(?!none)\w/.test(css) && !hides
  return {
    ...(hides && { hides }),
    ...(isAway && { isAway }),
    ...(isGone.test(css) && { isGone: true }),
    ...(isShown && { hides: false }),
    ...(colour && { colour: plainColour(colour) }),
    ...(background && { background: plainColour(background) }),
  }
}

/** No click brings these onto the page. */
function isOffPage(css: string): boolean {
  if (/font-size\s*:\s*0(?![.\d])/.test(css)) return true
  if (
    /text-indent\s*:\s*-\d{3,}|(?:^|[;\s])(?:left|right|top|bottom|margin-left|margin-top)\s*:\s*-\d{4,}/.test(
      css,
    )
  )
    return true
  if (/clip\s*:\s*rect\(\s*[01]|clip-path\s*:\s*(?:inset\(\s*(?:50|100)%|circle\(\s*0)/.test(css)) return true
  if (/(?:^|[;\s])color\s*:\s*transparent/.test(css) && !/background-clip/.test(css)) return true
  return isTiny('1', css) && !moves.test(css)
}

function isClosed(css: string): boolean {
  if (isGone.test(css)) return true
  return (isTiny('0', css) || /opacity\s*:\s*0(?![.\d])|scale\(\s*0\s*\)/.test(css)) && !moves.test(css)
}

const isTiny = (size: '0' | '1', css: string) =>
  new RegExp(`(?:^|[;\\s])(?:max-)?(?:height|width)\\s*:\\s*${size}(?:px)?\\s*(?:;|$)`).test(css) &&
  /overflow\s*:\s*hidden/.test(css)

const named = new Map([
  ['white', '#ffffff'],
  ['black', '#000000'],
])

/** `#FFF`, `white` and `#ffffff` are one. */
function plainColour(value: string): string {
  const text = value.trim()
  const hex = /#(?:[\da-f]{6}|[\da-f]{3})\b/.exec(text)?.[0] ?? ''
  if (hex.length === 4) return `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`
  return hex || (named.get(text) ?? text)
}
