import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.*)$/gm)].map(
  ([, text = '']) => text,
)
const versions = headings.map((heading) => {
  const [, version = '', date = ''] = /^(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/.exec(heading) ?? []
  return { heading, version, date }
})

test('every part of CHANGELOG.md is a version with its day', () => {
  assert.ok(versions.length > 4)
  assert.deepEqual(
    versions.filter(({ version }) => version === ''),
    [],
  )
})

test('the newest version stands on top and is the one of the package', () => {
  assert.equal(versions[0]?.version, json('package.json').version)
  assert.equal(versions[0]?.version, json('package-lock.json').version)
  assert.equal(versions[0]?.version, json('package-lock.json').packages[''].version)
})

test('no version is newer than the one above it, by number or by day', () => {
  const weightOf = (version: string) => {
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
    return (major * 1000 + minor) * 1000 + patch
  }
  const climbing = versions.filter(({ version, date }, at) => {
    const above = versions[at - 1]
    return above && (weightOf(version) >= weightOf(above.version) || date > above.date)
  })
  assert.deepEqual(climbing, [])
})
