import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { addressesInSitemap, unlistedPaths } from '#test/journeys/site-map.ts'
import { startSite } from '#test/site-under-test.ts'

let site: Awaited<ReturnType<typeof startSite>>
before(async () => {
  site = await startSite()
})
after(() => site[Symbol.asyncDispose]())

const stems =
  'optim|organ|recogn|real|special|custom|summar|minim|maxim|priorit|personal|standard|final|author|apolog|emphas|util'

/** As it is spelled in Britain: verbs in -ise, doubled consonants, -our, -re, -ogue, -ence, and single words. */
const words = [
  String.raw`\w*(?:${stems})is(?:e[ds]?|ing|ation)`,
  '(?:para|ana|cata)lys(?:e[ds]?|ing)',
  '(?:cancell|travell|labell|modell|signall|counsell)(?:ed|ing|able|er)',
  String.raw`(?:col|fav|hon|lab|hum|neighb|behavi|rum|endeav)our\w*`,
  '(?:cent|theat|kilomet|millimet|lit)res?',
  'catalogues?|programmes?|cheques?|licences?|defences?|offences?|grey|tyres?|ageing|judgement',
  'whilst|amongst|towards|afterwards|fulfil|enrol|skilful|per cent|learnt|spelt',
  String.raw`sceptic\w*|enquir\w+`,
]
const british = new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'i')

/** Every string in a value, of functions what stands in their source. */
function* stringsIn(value: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'function') yield String(value)
  else if (typeof value === 'object' && value !== null && !seen.has(value)) {
    seen.add(value)
    for (const part of Object.values(value)) yield* stringsIn(part, seen)
  }
}

describe('the words that we publish are spelled in one way, the American one,', () => {
  // Samples say what their websites say, and those are British.
  const areOurs = (path: string) => !path.startsWith('/samples/')

  test('on every page', async () => {
    for (const path of [...(await addressesInSitemap(site.origin)), ...unlistedPaths].filter(areOurs)) {
      const html = await (await fetch(site.origin + path)).text()
      const text = html.replace(/<(style|script)(?![^>]*ld\+json)[\s\S]*?<\/\1>/g, '')
      assert.doesNotMatch(text, british, path)
    }
  })

  test('in letters, in the studio, and in what the owner may set', async () => {
    const modules = globSync('content/{*,settings/*,legal/*,guide/*,landing/*}.ts').filter(
      // What words of websites are looked for is no word of ours.
      (file) => !/\.test\.ts$|(?:samples|page-words)\.ts$/.test(file),
    )
    assert.ok(modules.length > 40)
    for (const file of modules)
      for (const text of stringsIn(await import(`#${file}`))) assert.doesNotMatch(text, british, file)
  })
})
