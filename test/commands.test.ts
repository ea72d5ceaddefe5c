import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const programs = new Map(
  [...readFileSync('bin/run.js', 'utf8').matchAll(/^ +'?([a-z-]+)'?: \{ program: '([^']+)'/gm)].map(
    ([, name = '', program = '']) => [name, program],
  ),
)

test('every command of npm runs a program that is there', () => {
  const broken = Object.values(scripts).filter((script) => {
    const [, file = '', name] = /^exec node (bin\/[a-z]+\.js)(?: ([a-z-]+))?/.exec(script) ?? []
    const program = file === 'bin/run.js' ? (programs.get(name ?? '') ?? '') : file
    return !existsSync(file) || !existsSync(program)
  })
  assert.deepEqual(broken, [])
})

test('every program that can be run is a command of npm', () => {
  const unnamed = [...programs.keys()].filter((name) => scripts[name] !== `exec node bin/run.js ${name}`)
  assert.ok(programs.size > 10)
  assert.deepEqual(unnamed, [])
})
