import assert from 'node:assert/strict'
import { test } from 'node:test'
import { botName } from './bot-name.ts'

test('the name of the bot is that of the brand, in what a header and robots.txt can hold', () => {
  assert.equal(botName('Offmic'), 'OffmicBot')
  assert.equal(botName('Süd & West Audio'), 'SudWestAudioBot')
  for (const name of ['深声', '42', '🎙️', 'שלום', ''])
    assert.equal(botName(name), 'PodcastBot', `${name} has no letters for it`)
  assert.equal(botName('a\r\nX-Evil: 1'), 'aXEvil1Bot')
})
