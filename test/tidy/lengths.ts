import type { Node, SourceFile } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isConstructorDeclaration,
  isFunctionDeclaration,
  isFunctionExpression,
  isMethodDeclaration,
} from 'typescript/unstable/ast/is'

export type MeasuredFunction = { name: string; lines: number }

export function lengthOf(node: Node, source: SourceFile): MeasuredFunction[] {
  const isOne =
    isFunctionDeclaration(node) ||
    isFunctionExpression(node) ||
    isArrowFunction(node) ||
    isMethodDeclaration(node) ||
    isConstructorDeclaration(node)
  if (!isOne) return []
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const lines = lineOf(node.getEnd()) - lineOf(node.getStart()) + 1
  return [{ name: nameOf(node), lines }]
}

/** Its own name, or that of what it is given to. */
function nameOf(node: Node): string {
  for (let at: Node | undefined = node; at; at = at.parent)
    if ('name' in at && at.name && typeof at.name === 'object') return (at.name as Node).getText()
  return 'a function'
}
