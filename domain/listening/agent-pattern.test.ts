import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { agentPattern } from './agent-pattern.ts'

const agents = [
  'Loaf/1.2 (iPhone)',
  'loaf/1',
  'My Loaf Player/3',
  'Loafbot',
  'Loaf',
  'Crumb Player/12.5 Darwin',
  'Crumb Player/x Darwin',
  'CrumbPlayer',
]

describe('a pattern', () => {
  for (const pattern of [
    ...['^Loaf', 'Loaf', 'Loaf$', '^Loaf$', 'Loaf/', '^(?:Loaf|Crumb)', '^Loaf(?:bot|/)', '[Ll]oaf'],
    ...['^Crumb ?Player', 'Player/\\d+\\.\\d', '^Crumb.+Darwin', '^My.*Player', '(Loaf|Crumb).*iPhone'],
    ...['Loaf/1\\.2', 'Player\\/', '^(Crumb|My)( Loaf)? Player', 'Player$|bot$', '\\bLoaf\\b'],
  ])
    test(`${pattern} finds what the expression finds`, () => {
      const fits = agentPattern(pattern)
      const expression = new RegExp(pattern.replaceAll('\\b', ''))
      for (const agent of agents) assert.equal(fits?.(agent), expression.test(agent), agent)
    })

  test('that asks for more than texts in their order, or for next to nothing, is none', () => {
    for (const pattern of [
      ...['(?!Loaf)Crumb', '(?<=a)bread', '(a)\\1bread', '\\p{L}bread', '(', ')', 'a(', '[ab', '*ab'],
      ...['', '.*', 'a', '^$', '\\d+', '.+a', 'bread|', 'bread^', '$bread', '(?:[abcd]){2}'.repeat(8)],
      '(?:abcdefgh|ijklmnop)'.repeat(9),
    ])
      assert.equal(agentPattern(pattern), undefined, pattern)
  })

  test('that takes an expression for ever is through at once', () => {
    for (const [pattern, agent] of [
      ['^(a+)+$', `${'a'.repeat(399)}!`],
      ['^(?:aa|a.*)*b$', 'a'.repeat(400)],
      ['(.*ab)(.*ab)(.*ab)(.*ab)(.*ab)c$', 'ab'.repeat(200)],
      [`${'a.*'.repeat(600)}b`, 'a'.repeat(400)],
    ] as const) {
      const startedAt = process.cpuUsage()
      agentPattern(pattern)?.(agent)
      const { user } = process.cpuUsage(startedAt)
      assert.ok(user < 50_000, `${pattern.slice(0, 30)}: ${user} µs`)
    }
  })
})
