import path from 'node:path'
import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isExportDeclaration,
  isImportDeclaration,
  isImportTypeNode,
  isLiteralTypeNode,
  isNamedExports,
  isNamedImports,
  isStringLiteral,
} from 'typescript/unstable/ast/is'

/** `names` are those of the other file; `*` is all of them. */
export type Import = { from: string; names: string[]; isType: boolean }

/** A file of ours from the root on, or the name of a package. */
function placeOf(specifier: string, file: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier
}

/** What a statement, a call or a type takes from elsewhere. */
export function importsOf(file: string, node: Node): Import[] {
  const from = specifierOf(node)
  if (from === undefined) return []
  return [{ from: placeOf(from, file), ...takenBy(node) }]
}

function specifierOf(node: Node): string | undefined {
  if (isImportDeclaration(node) || isExportDeclaration(node))
    return node.moduleSpecifier && isStringLiteral(node.moduleSpecifier)
      ? node.moduleSpecifier.text
      : undefined
  if (isCallExpression(node) && node.expression.kind === SyntaxKind.ImportKeyword) {
    const [to] = node.arguments
    return to && isStringLiteral(to) ? to.text : undefined
  }
  if (!isImportTypeNode(node) || !isLiteralTypeNode(node.argument)) return undefined
  return isStringLiteral(node.argument.literal) ? node.argument.literal.text : undefined
}

function takenBy(node: Node): Pick<Import, 'names' | 'isType'> {
  const isType = /^(?:import|export) type\b/.test(node.getText()) || isImportTypeNode(node)
  if (isExportDeclaration(node)) {
    const clause = node.exportClause
    return { isType, names: clause && isNamedExports(clause) ? clause.elements.map(nameOf) : ['*'] }
  }
  if (!isImportDeclaration(node)) return { isType, names: ['*'] }
  const { name, namedBindings } = node.importClause ?? {}
  const named = namedBindings && isNamedImports(namedBindings) ? namedBindings.elements : undefined
  const names = named ? named.map(nameOf) : namedBindings ? ['*'] : []
  const areTypes = named !== undefined && named.length > 0 && named.every((each) => each.isTypeOnly)
  return { isType: isType || areTypes, names: name ? ['default', ...names] : names }
}

const nameOf = ({ propertyName, name }: { propertyName?: Node | undefined; name: Node }) =>
  (propertyName ?? name).getText()
