import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Imports only go down a floor; rooms on one floor never meet. */
const floors = [
  ['domain'],
  ['content', 'database', 'vendors'],
  ['audio', 'pictures', 'reader'],
  ['operations', 'production'],
  ['site', 'api', 'feeds'],
  ['server'],
  ['bin', 'test'],
]
const besidesTheRooms = new Set(['decisions', 'node_modules', 'build', 'data', 'docs'])
const forbiddenNames = /^(utils?|helpers?|lib|common|shared|services|managers?|handlers?)(\.\w+)*$/
const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room))

const top = readdirSync('.', { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
)
const files = floors
  .flat()
  .filter((room) => existsSync(room))
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
const imports = files
  .filter((file) => /\.[jt]sx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map((match) => ({
      file,
      to: match[1] ?? '',
    })),
  )

test('every folder is on the plan', () => {
  const strangers = top
    .map((entry) => entry.name)
    .filter((name) => floorOf(name) < 0 && !besidesTheRooms.has(name))
  assert.deepEqual(strangers, [])
})

test('imports go down, never sideways or up', () => {
  const climbs = imports.filter(({ file, to }) => {
    const [from = '', target = ''] = [file.split('/')[0], /^#([^/]+)\//.exec(to)?.[1]]
    return target && target !== from && floorOf(target) >= floorOf(from)
  })
  assert.deepEqual(climbs, [])
})

test('a room is reached by its name, a neighbour file by ./', () => {
  const wandering = imports.filter(
    ({ to }) => to.startsWith('..') || (to.startsWith('#') && floorOf(/^#([^/]+)\//.exec(to)?.[1] ?? '') < 0),
  )
  assert.deepEqual(wandering, [])
})

test('nothing is named after being everything', () => {
  const ours = files.filter((file) => !file.startsWith('content/sample-sites/')) // their pages are named as pages are
  const vague = ours.filter((file) => file.split('/').some((part) => forbiddenNames.test(part)))
  assert.deepEqual(vague, [])
})
