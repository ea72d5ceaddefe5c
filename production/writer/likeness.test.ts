import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tellAlike, telling } from './likeness.ts'

const untold = new Set(['bramble', 'bakery', 'with', 'your'])
const alike = (one: string, other: string) => tellAlike(telling(one, untold), telling(other, untold))

test('the name and small words make no two texts alike', () => {
  assert.ok(
    !alike('Bramble Bakery bakes rye with your friends.', 'Bramble Bakery opens at six with your coffee.'),
  )
  assert.ok(alike('Bramble Bakery bakes rye with your friends.', 'Rye bakes with friends.'))
})

test('two that share most of what they say are alike', () => {
  const one = 'Every loaf is shaped by hand, left overnight in the cellar and baked at four.'
  assert.ok(alike(one, 'Loaves are shaped by hand, left overnight in our cellar, then baked.'))
  assert.ok(!alike(one, 'The cellar is cool, and cheese ripens there for visitors from Norwick.'))
})
