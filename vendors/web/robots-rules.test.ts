import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAllowed, robotsRules } from './robots-rules.ts'

const may = (robots: string, path: string) => isAllowed(robotsRules(robots, 'OffmicBot'), path)

test('no rules allow everything', () => {
  for (const robots of ['', 'Disallow: /', 'User-agent: *\nDisallow:', '<!doctype html><p>Not here'])
    assert.ok(may(robots, '/a'), robots)
})

test('rules for everybody count for us', () => {
  const robots = 'User-agent: *\nDisallow: /private/ # ours\r\nAllow: /private/open'
  assert.ok(!may(robots, '/private/x'))
  assert.ok(may(robots, '/private/open/x'))
  assert.ok(may(robots, '/public'))
})

test('rules that name us replace those for everybody', () => {
  const robots = 'User-agent: *\nDisallow: /\n\nUser-agent: other\nuser-agent: offmicbot/1.0\nDisallow: /x'
  assert.ok(may(robots, '/a'))
  assert.ok(!may(robots, '/x'))
})

test('several groups for us are one', () => {
  const robots =
    'User-agent: OffmicBot\nDisallow: /a\nUser-agent: other\nDisallow: /\nUser-agent: OffmicBot\nDisallow: /b'
  assert.deepEqual(
    ['/a', '/b', '/c'].map((path) => may(robots, path)),
    [false, false, true],
  )
})

test('the longest rule decides, and of two equal ones the one that allows', () => {
  assert.ok(may('User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c'))
  assert.ok(!may('User-agent: *\nAllow: /a\nDisallow: /a/b', '/a/b/c'))
  assert.ok(may('User-agent: *\nDisallow: /a\nAllow: /a', '/a'))
})

test('stars stand for anything and a dollar sign for the end', () => {
  const robots = 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /*/secret\nDisallow: /über'
  assert.ok(!may(robots, '/a/b.pdf'))
  assert.ok(may(robots, '/a/b.pdf?x=1'))
  assert.ok(!may(robots, '/a/secret/b'))
  assert.ok(!may(robots, '/%C3%BCber/uns'))
  assert.ok(may(robots, '/secret'))
})

test('a pattern full of stars is walked once', (t) => {
  const [stars, rules] = [200, 10]
  const robots = `User-agent: *\n${`Disallow: /${'*a'.repeat(stars)}b\n`.repeat(rules)}`
  const looks = t.mock.method(String.prototype, 'indexOf').mock
  assert.ok(may(robots, `/${'a'.repeat(2000)}`))
  assert.ok(looks.callCount() < 2 * rules * (stars + 1), `${looks.callCount()} looks`)
})
