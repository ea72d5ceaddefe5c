import type { Node, SourceFile } from 'typescript/unstable/ast'
import {
  isAsExpression,
  isExportDeclaration,
  isImportDeclaration,
  isJsxAttribute,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTemplateExpression,
} from 'typescript/unstable/ast/is'
import { type Cast, castOf } from './casts.ts'
import { declarationsOf, type Export, exportsOf } from './exports-of.ts'
import { type Import, importsOf } from './imports-of.ts'
import { lengthOf, type MeasuredFunction } from './lengths.ts'

/** What the rules ask of a file. */
export type HouseFile = {
  file: string
  text: string
  imports: Import[]
  exports: Export[]
  /** What stands in it by name, exported or not, and its words. */
  declarations: ReadonlyMap<string, string>
  functions: MeasuredFunction[]
  casts: Cast[]
  /** Texts that stand in it: routes, programs that are started by name, statements for the database. */
  strings: Set<string>
  /** Names of attributes of elements. */
  attributes: Set<string>
}

/** Tests, and what only they use. */
export const isOfTests = ({ file }: { file: string }) => /^test\/|\.test\.tsx?$|-under-test\b/.test(file)

const isSpecifier = ({ parent }: Node) => isImportDeclaration(parent) || isExportDeclaration(parent)

export function factsOf(file: string, source: SourceFile): HouseFile {
  const facts: HouseFile = {
    file,
    text: source.text,
    imports: [],
    exports: exportsOf(source),
    declarations: declarationsOf(source),
    functions: [],
    casts: [],
    strings: new Set(),
    attributes: new Set(),
  }
  const visit = (node: Node): void => {
    facts.imports.push(...importsOf(file, node))
    if ((isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) && !isSpecifier(node))
      facts.strings.add(node.text)
    if (isTemplateExpression(node)) facts.strings.add(node.getText())
    if (isJsxAttribute(node)) facts.attributes.add(node.name.getText())
    if (isAsExpression(node)) facts.casts.push(...castOf(node, source))
    facts.functions.push(...lengthOf(node, source))
    node.forEachChild(visit)
  }
  visit(source)
  return facts
}
