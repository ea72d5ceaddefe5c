/**
 * A page's sheet without rules for parts that it does not have: one sheet serves nine landing pages, and each needs a
 * fifth of it less. Only for pages where no script draws more later.
 */
export function usedRules(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  return keepUsed(css, (selector) => classesOf(selector).every((name) => classes.has(name)))
}

const classesOf = (selector: string) =>
  [...outsideParentheses(selector).matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)

/** What stands in `:not()`, `:has()` or `:is()` may be missing. */
function outsideParentheses(selector: string): string {
  const inner = selector.replace(/\([^()]*\)/g, '')
  return inner === selector ? inner : outsideParentheses(inner)
}

const holdsRules = /^@(?:media|layer|supports|container)\b/

function keepUsed(css: string, isUsed: (selector: string) => boolean): string {
  return rulesOf(css)
    .map(({ head, block }) => {
      if (block === undefined) return head
      if (holdsRules.test(head)) {
        const inner = keepUsed(block, isUsed)
        return inner && `${head}{${inner}}`
      }
      if (head.startsWith('@')) return `${head}{${block}}`
      const selectors = splitAtCommas(head).filter(isUsed)
      return selectors.length > 0 ? `${selectors.join(',')}{${block}}` : ''
    })
    .join('')
}

type Rule = { head: string; block?: string }

const tokens = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\/|\\.|[{};]|[^"'/\\{};]+|\//g

/** The rules of one level; what stands in a block stays as it is written. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let [depth, head, block] = [0, '', '']
  for (const [token] of css.matchAll(tokens)) {
    if (token.startsWith('/*') && depth === 0) continue
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (token === '}' && depth === 0) {
      rules.push({ head: head.trim(), block })
      head = block = ''
    } else if (token === ';' && depth === 0) {
      rules.push({ head: `${head.trim()};` })
      head = ''
    } else if (depth === 0) head += token
    else if (token !== '{' || depth > 1) block += token
  }
  return rules
}

function splitAtCommas(list: string): string[] {
  let depth = 0
  let parts = ['']
  for (const character of list) {
    if ('(['.includes(character)) depth += 1
    if (')]'.includes(character)) depth -= 1
    if (character === ',' && depth === 0) parts = [...parts, '']
    else parts[parts.length - 1] += character
  }
  return parts
}
