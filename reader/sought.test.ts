import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isSoughtIn, notedIn, rootsIn, soughtIn } from './sought.ts'

const finds = (typed: string, text: string, language = 'en') =>
  soughtIn(typed, language).some((each) => isSoughtIn(rootsIn(text, language), each))

describe('what is looked for', () => {
  const found: readonly [string, string, string?][] = [
    ['wedding cakes', 'We make one wedding cake a week.'],
    ['Please tell the listeners about our apprentices', 'An apprentice starts each September.'],
    ['tea', 'We serve tea until five.'],
    ['How long does rye bread rest?', 'Rye bread rests for two days.'],
    ['emergencies', 'In an emergency, ring the bell.'],
    ['Torten', 'Hochzeitstorten backen wir freitags.', 'de'],
    ['boats or engines', 'Every engine is tested.'],
  ]
  for (const [typed, text, language] of found)
    test(`“${typed}” is in “${text}”`, () => assert.ok(finds(typed, text, language)))

  const missing: readonly [string, string, string?][] = [
    ['wedding cakes', 'We make birthday cakes.'],
    ['tea', 'Our team is here until five.'],
    ['the website, please', 'Please look at our website.'],
    ['…', 'Anything at all.'],
  ]
  for (const [typed, text, language] of missing)
    test(`“${typed}” is not in “${text}”`, () => assert.ok(!finds(typed, text, language)))
})

describe('a note', () => {
  const saidIn = (note: string) => {
    const { wished, unwanted } = notedIn(note, 'en')
    return [wished.map(({ said }) => said), unwanted.map(({ said }) => said)]
  }
  const notes: readonly [string, string[], string[]][] = [
    ['Mention the oven.', ['Mention the oven'], []],
    ['Skip the blog', [], ['Skip the blog']],
    ['They bake at night. Leave out the lawsuit!', ['They bake at night'], ['Leave out the lawsuit']],
    ['Please do not mention Ruth or the fire', [], ['Please do not mention Ruth', 'the fire']],
    ['Not before Friday', ['Not before Friday'], []],
    ['Bitte nicht erwähnen: der Umbau', [], ['Bitte nicht erwähnen: der Umbau']],
    ['Please read everything.', [], []],
    ['', [], []],
  ]
  for (const [note, wished, unwanted] of notes)
    test(`“${note}” is understood`, () => assert.deepEqual(saidIn(note), [wished, unwanted]))
})
