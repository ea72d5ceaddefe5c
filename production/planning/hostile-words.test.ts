import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from '#production/read-website/parse-page.ts'
import { readingOf } from '#production/read-website/reading-of.ts'
import { planEpisode } from './plan-episode.ts'

const long = (text: string) => text.repeat(Math.ceil(1400 / text.length))
const hostile: Record<string, string> = {
  'one number': long('1'),
  'numbers without an end': long('1.'),
  'commas in numbers': long('1,2'),
  'one word in capitals': long('A'),
  'many in capitals': long('ABCDEFGHIJ '),
  'degrees without an end': `Ada Lund ${long('BABC ')}!`,
  'capital after capital': long('Ab Cd '),
  'brackets that open': long('('),
  'quotations that open': long('“'),
  'letters with accents': long('é'),
  'clause in clause': long('that who which '),
  'label after label': long('a: '),
  'price after price': long('€1 '),
  'days without an end': long('1-'),
  'size by size': long('5 x '),
  'one condition': `if ${long('a ')}`,
  'half a sentence again and again': long('and we have, '),
}

for (const [name, words] of Object.entries(hostile))
  test(`what is said so is understood within two seconds: ${name}`, () => {
    const items = Array.from({ length: 60 }, (_, at) => `<li>Item ${at} ${words}</li>`).join('')
    const text = `<h1>${words}</h1><p>We bake ${words}.</p><ul>${items}</ul><blockquote>“${words}.”<br>Ada Lund</blockquote><p>Cake ${words}: £5</p>`
    const reading = readingOf([
      parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text }),
    ])
    const before = process.cpuUsage()
    planEpisode(reading)
    // Of the processor, as other tests share it.
    const { user, system } = process.cpuUsage(before)
    assert.ok(user + system < 2_000_000, `${user + system} µs`)
    assert.ok(reading.passages.every(({ text, heading }) => text.length <= 1500 && heading.length <= 300))
  })
