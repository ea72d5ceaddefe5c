/** How large the writer is: counted from its source, so that nobody has to remember. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const checkout = path.join(import.meta.dirname, '..', '..')
/** Everything that decides what is read, said and let through. */
const rooms = ['reader', 'production/writer', 'domain/gate', 'domain/ear']

export type Size = { regularExpressions: Readonly<Record<string, number>>; lines: number }

export const sizeOfWriter = (): Size => ({
  regularExpressions: Object.fromEntries(
    rooms.map((room) => [
      room,
      programsIn(room).reduce((sum, source) => sum + countRegularExpressions(source), 0),
    ]),
  ),
  lines: programsIn('production/writer').reduce((sum, source) => sum + countLines(source), 0),
})

/** Without its tests and what only they use. */
const programsIn = (room: string) =>
  globSync('**/*.ts', { cwd: path.join(checkout, room) })
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('-under-test.ts'))
    .map((file) => readFileSync(path.join(checkout, room, file), 'utf8'))

const countLines = (source: string) => source.trimEnd().split('\n').length

/** `/…/` and `RegExp(…)`, wherever they stand; a type of that name is none. */
export function countRegularExpressions(source: string): number {
  const { program, errors } = parseSync('source.ts', source)
  if (errors[0]) throw new Error(errors[0].message)
  let found = 0
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (isRegularExpression(node)) found += 1
    for (const child of Object.values(node)) visit(child)
  }
  visit(program)
  return found
}

function isRegularExpression(node: object): boolean {
  if (!('type' in node)) return false
  if (node.type === 'Literal') return 'regex' in node
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false
  const called = 'callee' in node ? node.callee : undefined
  return typeof called === 'object' && called !== null && 'name' in called && called.name === 'RegExp'
}
