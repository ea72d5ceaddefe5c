import type { AsExpression, Node, SourceFile } from 'typescript/unstable/ast'
import { isBlock, isSourceFile } from 'typescript/unstable/ast/is'

/** `as const` says nothing that the compiler does not check. */
export type Cast = { text: string; line: number; hasReason: boolean }

export function castOf(node: AsExpression, source: SourceFile): Cast[] {
  if (node.type.getText() === 'const') return []
  const line = source.getLineAndCharacterOfPosition(node.getEnd()).line
  return [{ text: `as ${node.type.getText()}`, line: line + 1, hasReason: hasComment(node, source) }]
}

/** On a line of the statement up to the cast, or right above: of it, or of what it stands in. */
function hasComment(node: Node, source: SourceFile): boolean {
  const lines = source.text.split('\n')
  const at = (position: number) => source.getLineAndCharacterOfPosition(position).line
  let whole = node
  while (whole.parent && !isBlock(whole.parent) && !isSourceFile(whole.parent)) whole = whole.parent
  const [first, last] = [at(whole.getStart()), at(node.getEnd())]
  const around = lines.slice(Math.max(0, first - 1), last + 2)
  return around.some((line, place) => {
    const isAbove = place === 0 && first > 0
    const isBelow = place === around.length - 1
    if (isAbove || isBelow) return isAbove && /^\s*(?:\/\/|\*|\/\*)|\*\/\s*$/.test(line)
    return /(?:^|\s)\/\/ |\/\*/.test(line)
  })
}
