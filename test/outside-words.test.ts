import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isComputedPropertyName,
  isElementAccessExpression,
} from 'typescript/unstable/ast/is'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'
import { studioActions } from '#test/routes-under-test.ts'

/** The compiler knows which words may be any word: what somebody has sent, or a cast that only says otherwise. */
function tablesAskedWithAnyWord(): string[] {
  using compiler = { api: new API(), [Symbol.dispose]: () => compiler.api.close() }
  const [project] = compiler.api.updateSnapshot({ openProject: path.resolve('tsconfig.json') }).getProjects()
  if (!project) throw new Error('tsconfig.json is no project.')
  const { program, checker } = project
  const ours = program
    .getSourceFileNames()
    .map((file) => path.relative('.', file))
    .filter((file) => !/^(?:\.\.|node_modules|\.react-router|test)\b|\.test\.ts$|-under-test/.test(file))
    .filter((file) => file !== 'domain/own.ts')
  assert.ok(ours.length > 500, `${ours.length} files`)
  return ours.flatMap((file) => {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} cannot be read.`)
    const lineOf = (node: Node) => source.text.slice(0, node.getStart()).split('\n').length
    return nodesOf(source)
      .filter((node) => isAskedWithAnyWord(node, checker))
      .map((node) => `${file}:${lineOf(node)} ${node.getText()}`)
  })
}

const nodesOf = (node: Node): Node[] => {
  const inside: Node[] = []
  node.forEachChild((child) => void inside.push(child, ...nodesOf(child)))
  return inside
}

function isAskedWithAnyWord(node: Node, checker: Checker): boolean {
  const isAny = (word: Node) => isAsExpression(word) || isAnyText(checker.getTypeAtLocation(word))
  if (isElementAccessExpression(node)) return !isGiven(node) && isAny(node.argumentExpression)
  if (isBinaryExpression(node)) return node.operatorToken.kind === SyntaxKind.InKeyword && isAny(node.left)
  if (!isBindingElement(node) || !node.propertyName) return false
  return isComputedPropertyName(node.propertyName) && isAny(node.propertyName.expression)
}

/** A word that the compiler could not look up is for `tsc` to complain about. */
const isAnyText = (type: Type | undefined) =>
  type !== undefined && (type.flags & (TypeFlags.String | TypeFlags.Any)) !== 0 && !type.isErrorType()

/** `table[word] = value` asks nothing. */
const isGiven = (node: Node) =>
  isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === SyntaxKind.EqualsToken

test('every action of the studio answers by a schema', () => {
  assert.ok(studioActions.length > 10)
  const unchecked = studioActions
    .map(({ file }) => file)
    .filter((file) => !/export const action = answering\(/.test(readFileSync(file, 'utf8')))
  assert.deepEqual(unchecked, [])
})

test('no table is asked with any word but for what it holds itself', () => {
  assert.deepEqual(tablesAskedWithAnyWord(), [])
})
