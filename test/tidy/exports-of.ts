import type { Node, SourceFile, Statement } from 'typescript/unstable/ast'
import {
  isBindingElement,
  isClassDeclaration,
  isEnumDeclaration,
  isExportAssignment,
  isExportDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isNamedExports,
  isTypeAliasDeclaration,
  isVariableStatement,
} from 'typescript/unstable/ast/is'

export type Export = {
  name: string
  text: string
  /** It is spoken of in its own file, too. */
  isUsedHere: boolean
  /** It is another file's. */
  isPassedOn: boolean
}

/** What a file offers, and whether it has a use for it itself. */
export function exportsOf(source: SourceFile): Export[] {
  const found: Export[] = []
  const words = wordsIn(source)
  const add = (name: string, node: Node, isPassedOn = false) => {
    const isUsedHere = (words.get(name) ?? 0) > 1
    found.push({ name, text: node.getText(), isUsedHere, isPassedOn })
  }
  for (const statement of source.statements) {
    if (isExportAssignment(statement)) add('default', statement)
    if (isExportDeclaration(statement) && statement.exportClause && isNamedExports(statement.exportClause))
      for (const each of statement.exportClause.elements) add(each.name.getText(), each, true)
    if (isExported(statement)) for (const name of declaredBy(statement)) add(name, statement)
  }
  return found
}

export const declarationsOf = (source: SourceFile): ReadonlyMap<string, string> =>
  new Map(
    source.statements.flatMap((each) => declaredBy(each).map((name) => [name, each.getText()] as const)),
  )

const isExported = (statement: Statement) => /^export (?!\{|\*|type \{|type \*)/.test(statement.getText())

function declaredBy(statement: Statement): string[] {
  if (/^export default\b/.test(statement.getText())) return ['default']
  if (isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
  const isNamed =
    isFunctionDeclaration(statement) ||
    isClassDeclaration(statement) ||
    isTypeAliasDeclaration(statement) ||
    isInterfaceDeclaration(statement) ||
    isEnumDeclaration(statement)
  return isNamed && statement.name ? [statement.name.getText()] : []
}

/** `const { a, b: c } = …` declares two. */
function namesIn(name: Node): string[] {
  if (isIdentifier(name)) return [name.getText()]
  const names: string[] = []
  name.forEachChild((child) => {
    if (isBindingElement(child) && child.name) names.push(...namesIn(child.name))
  })
  return names
}

function wordsIn(source: SourceFile): Map<string, number> {
  const words = new Map<string, number>()
  const visit = (node: Node): void => {
    if (isIdentifier(node)) words.set(node.text, (words.get(node.text) ?? 0) + 1)
    node.forEachChild(visit)
  }
  visit(source)
  return words
}
