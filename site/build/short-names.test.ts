import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { shortNames } from './short-names.ts'

test('no two classes of the site get the same name, and each is a name', () => {
  const nameOf = shortNames()
  const given = new Map<string, string>()
  for (const sheet of globSync('site/**/*.module.css')) {
    const css = readFileSync(sheet, 'utf8')
    const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
    for (const name of classes) {
      const short = nameOf(name, path.resolve(sheet), css)
      assert.match(short, /^_[a-z\d]+_[a-z\d]+$/, `${sheet}: ${name}`)
      assert.equal(given.get(short), undefined, `${sheet}: ${name} is called like ${given.get(short)}`)
      given.set(short, `${sheet}: ${name}`)
    }
  }
  assert.ok(given.size > 500, `${given.size} classes`)
})
